/** An amount that was converted. It is only about right, and says so. */
export function AboutAmount({ amount }: { amount: string }) {
  return (
    <>
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">about </span>
      {amount}
    </>
  )
}
