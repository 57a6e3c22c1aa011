export interface PictureViewerWords {
  title: string
  close: string
  previous: string
  next: string
  larger: string
  smaller: string
  /** Which of how many. */
  place: string
}
