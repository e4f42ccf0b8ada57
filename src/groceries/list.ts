/** The two screens of one grocery list, fetched together. */
export { ListEdit } from './list-edit.tsx'
export { ListShopping } from './list-shopping.tsx'
