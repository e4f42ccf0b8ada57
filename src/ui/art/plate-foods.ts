import { baked } from './plate-baked.ts'
import type { Draw } from './plate-brush.ts'
import type { PlateKind } from './plate-kind.ts'
import { savoury } from './plate-savoury.ts'

/** How each dish is drawn. */
export const foods: Record<PlateKind, Draw> = { ...savoury, ...baked }
