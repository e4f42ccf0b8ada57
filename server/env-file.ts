import { codeOf } from './error-code.ts'

/** Adds the variables of a `.env` file in the current folder; those that are set already win. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
