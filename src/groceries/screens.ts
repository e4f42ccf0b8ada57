/** The screens of grocery lists, fetched together. */
export { ListEdit } from './list-edit.tsx'
export { ListIndex } from './list-index.tsx'
export { ListShopping } from './list-shopping.tsx'
