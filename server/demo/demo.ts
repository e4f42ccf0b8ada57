// `npm run demo`: a server with content to look at, beside the real one and apart from it.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseDataDir } from '../db/data-dir.ts'
import { thisMachine } from '../db/embedded.ts'
import { main } from '../main.ts'
import { anna, mei, nora } from './content/members.ts'
import { demoEnvironment } from './environment.ts'
import { fill } from './fill.ts'

const FOLDER = './data-demo'
/** Stands in the data folder once everything is there. What is deleted later stays deleted. */
const FILLED = 'demo-filled'

/** Runs the demonstration until it is told to stop; fills it when it is started first. */
export async function demo(): Promise<void> {
  const dataDir = demoDataDir()
  await main({
    env: { ...demoEnvironment(process.env), DATA_DIR: dataDir },
    async welcome(address, say) {
      const mark = join(dataDir, FILLED)
      if (!existsSync(mark)) {
        say('Filling the kitchen ...')
        await fill((path, init) => fetch(address + path, init), Date.now())
        writeFileSync(mark, '')
      }
      return signIns(dataDir)
    },
  })
}

/** Beside the real data, never the same folder, also where root has to keep it elsewhere. */
function demoDataDir(): string {
  const { dataDir, note } = chooseDataDir(thisMachine(), { dataDir: FOLDER, isChosen: false })
  return note === undefined ? dataDir : `${dataDir}-demo`
}

function signIns(dataDir: string): string {
  const row = ({ email, password }: typeof nora, what: string): string =>
    `  ${email.padEnd(22)}${password.padEnd(26)}${what}`
  return [
    'Sign in as',
    row(nora, 'recipes, restaurants, lists'),
    row(anna, "Nora's friend, who shares with her"),
    row(mei, 'new here, waits for Nora to accept her'),
    '',
    `The data is in ${dataDir}. Delete that folder to begin anew.\n`,
  ].join('\n')
}
