/** What stands below the pictures of a page. */
import { elementsIn, textOf, wordsOfName, type Box } from './tree.ts'

/** What is said of a picture, in other languages. */
const CAPTION =
  /^(?:pie(?:-?de)?(?:-?foto)?|l[ée]gende|didascalia|onderschrift|bijschrift|bildunterschrift|bildtext|podpis|legenda)$/i

/** 'photo-box', 'image' */
function isOfPicture(name: string): boolean {
  return wordsOfName(name).some((word) =>
    /^(?:image|photo|foto|bild|picture|figure|imagen|immagine)$/.test(word),
  )
}

/** What is said of a picture is shorter. */
const LONGEST_CAPTION = 300
/** So short it is wherever it stands. */
const FEW_WORDS = 60
/** So many boxes beside a frame are looked at. */
const MOST_BESIDE = 10

/** Whether a box stands with a picture in a frame of its own, which is no one of many alike: those may be steps. */
function isBelowPicture(box: Box): boolean {
  const { parent: frame } = box
  if (!frame || frame.size > box.size || !elementsIn(frame).some(({ tag }) => tag === 'img'))
    return false
  const isAlike = ({ tag, names }: Box) => tag === frame.tag && names.join() === frame.names.join()
  return (frame.parent?.children.slice(0, MOST_BESIDE).filter(isAlike).length ?? 0) < 3
}

/** What is said below a photo: a few words that tell nothing, 'Photo 2', and more where it is in one frame with it. */
export function isCaption(box: Box): boolean {
  if (box.size === 0 || box.size > LONGEST_CAPTION) return false
  const isCalled = box.names.some((name) => wordsOfName(name).includes('caption'))
  const isNamed =
    [box, box.parent].some((each) => each?.names.some(isOfPicture)) ||
    box.names.some((name) => CAPTION.test(name))
  if ((isCalled || isNamed) && isBelowPicture(box)) return true
  return isCalled && box.size <= FEW_WORDS && !/[.!?:]\s*$/.test(textOf(box))
}
