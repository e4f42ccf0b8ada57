import { Button } from '#ui/button.tsx'
import { ErrorBox } from '#ui/error-box.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { ImportButtons, ImportSheet } from './import-layout.tsx'
import { Summary } from './import-summary.tsx'
import { stopKeeping, type Job } from './keeping.data.ts'

/** How far the keeping of many recipes is, and in the end what became of them. */
export function KeepingShown({ job, onAgain }: { job: Job; onAgain: () => void }) {
  if (job.isOver) {
    return (
      <>
        {job.problem !== '' && <ErrorBox>{job.problem}</ErrorBox>}
        <Summary job={job} onAgain={onAgain} />
      </>
    )
  }
  return (
    <ImportSheet>
      <p role="status">Keeping {job.of} recipes...</p>
      <ProgressBar label="Recipes kept" value={job.done} max={job.of} />
      {job.isNoted && (
        <p className="text-muted">
          You can leave this screen: it goes on, and after nomnom was closed it goes on when you are
          back.
        </p>
      )}
      <ImportButtons>
        <Button look="secondary" onClick={stopKeeping}>
          Stop here
        </Button>
      </ImportButtons>
    </ImportSheet>
  )
}
