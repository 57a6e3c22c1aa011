import { line, shape } from '../draw.ts'

/** A camel that walks to the left with its load, its feet at y 0, about 150 high. */
export const camel = (coat: string, cloth: string, trim: string) =>
  line('M-44-62L-50-4M-26-62L-20-4M44-62L38-4M60-62L68-4', coat, 10) +
  shape(
    'M-66-92C-60-110-40-106-34-118C-26-140-8-140-2-118C4-104 12-104 18-118C26-140 46-138 52-114C60-104 76-96 74-78C70-56 50-54 0-54C-44-54-68-58-66-92Z',
    coat,
  ) +
  line('M-60-84C-84-84-86-112-92-132', coat, 17) +
  shape('M-84-146C-96-154-122-148-130-134C-132-126-122-122-110-124C-100-118-88-122-84-130Z', coat) +
  shape('M-90-146l2-14 8 12Z', coat) +
  line('M74-84C82-74 80-62 82-52', coat, 5) +
  shape('M-26-112C-14-100 22-100 34-112L44-66H-34Z', cloth) +
  line('M-30-84H40', trim, 6) +
  line('M-33-70H43', trim, 3)
