// The small build has the same face as the large one, but brings no description of it.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
