// `npm run auth`: the provider without the product, on a port and database of its own. Another nomnom
// uses it as its hosted provider: `SUPABASE_URL` is its address, `SUPABASE_ANON_KEY` any text.
import { chooseDataDir } from '../db/data-dir.ts'
import { thisMachine } from '../db/embedded.ts'
import { main } from '../main.ts'

const PORT = '3664'
const FOLDER = './data-auth'

/** Runs the sign-in provider until it is told to stop. */
export async function auth(): Promise<void> {
  await main({
    env: { PORT, DATA_DIR: ownDataDir(), ...process.env },
    parts: 'sign-in',
  })
}

/** Beside the product's data, never the same folder, also where root has to keep it elsewhere. */
function ownDataDir(): string {
  const { dataDir, note } = chooseDataDir(thisMachine(), { dataDir: FOLDER, isChosen: false })
  return note === undefined ? dataDir : `${dataDir}-auth`
}
