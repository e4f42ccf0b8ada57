// The settings of the demonstration. Its passwords are printed, so it never listens beyond this
// machine, and it never touches the data or the mail server of a real installation beside it.

const PORT = '3664'

/** The variables for the server of the demonstration; of `env` only the port and the log level. */
export function demoEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return {
    PORT: env['PORT'] ?? PORT,
    LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn',
    AUTH_AUTOCONFIRM: 'true',
    // The demonstration needs no network.
    AUTH_PASSWORD_PWNED_ENABLED: 'false',
  }
}
