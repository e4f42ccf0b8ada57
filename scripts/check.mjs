// `npm run check`: everything that can be said about the code without running it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bin, node, root } from './run.mjs'

// Named one by one, because a linter that walks the whole repository also walks node_modules.
const FOLDERS = ['shared', 'src', 'sw', 'server', 'tests', 'scripts']
const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts']
const sources = [...FOLDERS, ...CONFIGS].filter((path) => existsSync(join(root, path)))

const checks = [
  { title: 'types', args: () => [bin('typescript', 'tsc'), '-b'] },
  { title: 'types of scripts', args: () => [bin('typescript', 'tsc'), '-p', 'scripts'] },
  {
    title: 'lint',
    args: () => [
      bin('oxlint'),
      '--deny-warnings',
      '--report-unused-disable-directives',
      ...sources,
    ],
  },
  { title: 'format', args: () => [bin('oxfmt'), '--check', ...sources] },
]

/**
 * Runs every check, also after one failed; resolves to `{ passed, failed }`, titles of each.
 * @param {{ log?: (words: string) => void }} [how]
 */
export async function runChecks({ log = () => {} } = {}) {
  /** @type {{ passed: string[], failed: string[] }} */
  const result = { passed: [], failed: [] }
  for (const { title, args } of checks) {
    log(title)
    const code = await node(args())
    result[code === 0 ? 'passed' : 'failed'].push(title)
  }
  return result
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await runChecks({ log: (title) => console.log(`\n── ${title}`) })
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
