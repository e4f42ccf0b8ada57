import { useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useFirstLoad } from '#exchange/first-load.data.ts'
import { useBusyScreen } from '#page/busy-screen.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notify.ts'
import { ErrorBox } from '#ui/error-box.tsx'
import { focusHere, focusIfLost } from '#ui/focus-here.ts'
import { useTimer } from '#ui/use-timer.ts'
import type { Table } from '#shared/recipe-files/table.ts'
import type { WayIn } from '../ways-in.tsx'
import { addressIn, type Given } from './given.ts'
import { takeGivenPage } from './bookmark.ts'
import { GiveFile } from './give-file.tsx'
import { GivePage } from './give-page.tsx'
import { GiveText } from './give-text.tsx'
import { forgetTyped, keepGiven, readGiven, readOwnRecipes } from './import.data.ts'
import { KeepingShown } from './keeping-shown.tsx'
import { forgetJob, useJob } from './keeping.data.ts'
import { LookAtMany } from './look-at-many.tsx'
import { LookAtOne } from './look-at-one.tsx'
import { NameColumns } from './name-columns.tsx'
import type { Candidate } from './candidates.ts'
import { openFiles, readTyped, type ChosenFile } from './read-given.ts'
import type { Read } from './reading.ts'
import { useStop } from './use-stop.ts'
import { ImportButtons, ImportSheet } from './import-layout.tsx'

const NOTHING = 'No recipe was found in this.'
const NOT_TOLD_APART = `${NOTHING} It helps when each ingredient and each step stands in a line of its own.`

/** What is read is compared with them. */
const WAITS = 'Waiting for your recipes, which are still coming to this device...'

type Step =
  // A text without a recipe in it can be sorted by hand.
  | { at: 'give'; unsorted?: Candidate | undefined }
  | { at: 'reading'; done: number; of: number }
  | { at: 'columns'; table: Table; name: string; rest: ChosenFile[] }
  | { at: 'look'; read: Read; leftOut: string[] }

export type ImportProps = {
  open: boolean
  way: Exclude<WayIn, 'write'>
  /** Of the page to begin with. */
  address: string
  /** That page was brought along by the bookmark. */
  isGiven: boolean
}

/** Recipes from elsewhere: given, read on this device, looked at, and only then kept. */
export function ImportRecipes({ way, address, isGiven }: ImportProps) {
  const { step, setStep, box } = useSteps()
  const [problem, setProblem] = useState('')
  // What was typed stays when it could not be read, or somebody comes back from the look at it.
  const [typed, type] = useState(way === 'page' ? address : undefined)
  const stop = useStop()
  const goToPage = useWayToPage()
  const startOver = startingOver(step, setStep)
  const kept = useKeptText(way)
  // What was read, and what was said about it, is on this page alone.
  useBusyScreen(step.at !== 'give')

  const fail = (message: string, unsorted?: Candidate) => {
    setProblem(message)
    setStep({ at: 'give', unsorted })
  }
  const look = (read: Read, leftOut: string[] = []) => {
    if (stop.signal().aborted) return setStep({ at: 'give' })
    if (read.candidates.length > 0) return setStep({ at: 'look', read, leftOut })
    fail(read.unread[0]?.why ?? NOTHING)
  }
  const readFiles = async (opened: readonly ChosenFile[]) => {
    const question = columnsIn(opened)
    if (question) return setStep(question)
    const { readParts } = await import('./reader.ts')
    const parts = opened.flatMap((file) => file.parts)
    setStep({ at: 'reading', done: 0, of: parts.length })
    const onProgress = (done: number) => setStep({ at: 'reading', done, of: parts.length })
    const signal = stop.signal()
    const read = await readParts(parts, { known: await readOwnRecipes(signal), onProgress, signal })
    look(read, [...new Set(opened.flatMap((file) => file.leftOut))])
  }
  const take = async (given: Given) => {
    const signal = stop.begin()
    setProblem('')
    setStep({ at: 'reading', done: 0, of: 0 })
    if ('text' in given) {
      const { text } = given
      if (given.address === undefined) await kept.keep(text)
      const { read, unsorted } = await readTyped(given, signal)
      const url = unsorted && given.address === undefined ? addressIn(text) : undefined
      if (url) return await goToPage(url)
      return unsorted ? fail(NOT_TOLD_APART, unsorted) : look(read)
    }
    const { files, refused } = await openFiles(given.files)
    if (files.length === 0) return fail(refused || NOTHING)
    setProblem(refused)
    await readFiles(files)
  }
  const safely = (reading: Promise<void>) =>
    void reading.catch(() => fail('This could not be read. Nothing was kept.'))

  const startGiven = async () => {
    const page = await takeGivenPage()
    if (page !== null) await take({ text: page, address })
  }
  const job = useJob()
  useTimer(isGiven ? 0 : null, () => safely(startGiven()))

  const again = () => {
    setStep({ at: 'give' })
    forgetJob()
  }
  if (job) return <KeepingShown job={job} onAgain={again} />

  return (
    <div className="grid grid-cols-1 gap-4" tabIndex={-1} ref={box}>
      {problem !== '' && <Problem words={problem} />}
      <Body
        step={step}
        way={way}
        typed={typed}
        onType={type}
        onGiven={(given) => safely(take(given))}
        onStop={() => stop.now()}
        onColumns={(opened) => safely(readFiles(opened))}
        onAgain={(left) => void startOver(left)}
        onKept={kept.forget}
        onSorting={(candidate) => {
          setProblem('')
          look({ candidates: [candidate], unread: [] })
        }}
      />
    </div>
  )
}

/** The step, in a box that takes the focus when it went with the step before. */
function useSteps() {
  const [step, setStep] = useState<Step>({ at: 'give' })
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(step)
  useEffect(() => {
    if (step !== first.current) focusIfLost(box.current)
  }, [step])
  return { step, setStep, box }
}

/** Something else is given; what was typed into what is left can be brought back. */
function startingOver(step: Step, setStep: (step: Step) => void) {
  return async (left: Candidate[] = []) => {
    setStep({ at: 'give' })
    const back = await forgetTyped(left)
    if (back === null || step.at !== 'look') return
    const before = { ...step, read: { ...step.read, candidates: left } }
    notify.undo('What you typed was discarded', () => void back().then(() => setStep(before)))
  }
}

/** Asks for the columns of the first table among files; null without one. */
function columnsIn(opened: readonly ChosenFile[]): Step | null {
  const next = opened.find((file) => file.table !== null)
  const rest = opened.filter((file) => file !== next)
  if (!next?.table) return null
  const name = rest.length > 0 ? next.name : undefined
  return { at: 'columns', table: next.table, name: name ?? '', rest }
}

/**
 * The text that lies under 'Paste or drop' until its recipe is kept: also one that was pasted where an address
 * belongs, unless another waits there.
 */
function useKeptText(way: ImportProps['way']) {
  const isOurs = useRef(way === 'paste')
  const keep = async (text: string) => {
    if (way === 'paste' || (!isOurs.current && (await readGiven('text')) !== '')) return
    isOurs.current = true
    await keepGiven('text', text)
  }
  const forget = () => {
    if (isOurs.current) void keepGiven('text', '')
  }
  return { keep, forget }
}

/** An address among the texts is fetched as if it had been given as one. */
function useWayToPage(): (url: string) => Promise<void> {
  return async (url) => {
    await keepGiven('page', url)
    await keepGiven('text', '')
    navigate(`/recipes/create?${new URLSearchParams({ from: 'page', url })}`, {
      replace: true,
    })
  }
}

/** It has the focus, so that one is where it says what helps. */
function Problem({ words }: { words: string }) {
  return (
    <div tabIndex={-1} ref={focusHere}>
      <ErrorBox>{words}</ErrorBox>
    </div>
  )
}

type BodyProps = {
  step: Step
  way: Exclude<WayIn, 'write'>
  typed: string | undefined
  onType: (typed: string) => void
  onGiven: (given: Given) => void
  onStop: () => void
  onColumns: (opened: ChosenFile[]) => void
  onAgain: (left?: Candidate[]) => void
  onKept: () => void
  onSorting: (unsorted: Candidate) => void
}

function Body(props: BodyProps) {
  const { step, way, typed, onType, onGiven, onStop, onColumns, onAgain, onKept } = props
  if (step.at === 'reading') return <Reading {...step} onStop={onStop} />
  if (step.at === 'columns') {
    const { table, name, rest } = step
    return (
      <NameColumns
        key={rest.filter((file) => file.table !== null).length}
        table={table}
        name={name}
        onNamed={(named) => onColumns([...rest, named])}
        onBack={() => onAgain()}
      />
    )
  }
  if (step.at === 'look') {
    const [only] = step.read.candidates
    const isOne = step.read.candidates.length === 1 && step.read.unread.length === 0
    if (isOne && only) return <LookAtOne candidate={only} onBack={onAgain} onKept={onKept} />
    return <LookAtMany {...step} onAgain={onAgain} onKept={onKept} />
  }
  if (way === 'app') return <GiveFile onGiven={onGiven} />
  const { unsorted } = step
  return (
    <>
      {unsorted && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => props.onSorting(unsorted)}
        >
          Sort it by hand
        </Button>
      )}
      {way === 'page' ? (
        <GivePage address={typed ?? ''} onType={onType} onGiven={onGiven} />
      ) : (
        <GiveText typed={typed} onType={onType} onGiven={onGiven} />
      )}
    </>
  )
}

function Reading({ done, of, onStop }: { done: number; of: number; onStop: () => void }) {
  const load = useFirstLoad()
  return (
    <ImportSheet>
      <p role="status">
        {load?.isComing ? WAITS : of > 1 ? `Reading ${of} recipes...` : 'Reading...'}
      </p>
      {of > 1 && <ProgressBar label="Recipes read" value={done} max={of} />}
      <ImportButtons>
        <Button look="secondary" onClick={onStop}>
          Cancel
        </Button>
      </ImportButtons>
    </ImportSheet>
  )
}
