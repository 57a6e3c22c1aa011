export { Sheet as default } from '@tradefloor/ui'
