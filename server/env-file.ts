/** Adds the variables of a `.env` file in the current folder; those that are set already win. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
  }
}
