/** The screens of people who are not signed in, fetched together. */
export { ArrivalGuide } from './arrival-guide.tsx'
export { ForgotPassword } from './forgot-password.tsx'
export { Landing } from './landing.tsx'
export { Login } from './login.tsx'
export { Register } from './register.tsx'
export { UpdatePassword } from './update-password.tsx'
