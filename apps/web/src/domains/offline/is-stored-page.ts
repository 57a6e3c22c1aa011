import { storedAtName } from './names.ts'

/** Whether the document is one of some earlier day: the worker gives it when the network says nothing. */
export const isStoredPage = (): boolean => document.querySelector(`meta[name=${storedAtName}]`) !== null
