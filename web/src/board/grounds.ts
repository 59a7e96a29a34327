// The engraved sign of each terrain, round its cell's middle.
export const GROUND_SIGNS: Record<string, string> = {
  plain: 'M-9 4l-2-5M-7 4v-6M-5 4l2-5M6-3l-2-5M8-3v-6M10-3l2-5M4 12l-2-5M6 12v-6M8 12l2-5',
  forest: 'M-9 8v-3h-5l5-10 5 10h-5M4 12v-3h-5l5-10 5 10h-5M7-4v-3h-4l4-8 4 8h-4',
  sand: 'M-14 4q5-6 10 0t10 0M-6-7q5-6 10 0t10 0M-4 14q4-5 8 0t8 0',
  snow: 'M-8-6v10M-12.5-3.5l9 5M-12.5 1.5l9-5M8 0v10M3.5 2.5l9 5M3.5 7.5l9-5',
  marsh: 'M-14 6h12M-11 6v-8M-8 6v-11M-5 6v-7M2-4h12M5-4v-8M8-4v-11M11-4v-7',
  rock: 'M-16 10 -7-6-1 4 6-10 16 10ZM-7-6l2 7M6-10l-1 8',
  hills: 'M-15 8q7-13 14 0M-2 8q8-15 16 0M-9-5q5-8 10 0',
  waste: 'M-13-5l5 4 4-3M-8-1l-2 8M3-8l4 5 6-1M7-3l-1 6M-3 11l5-4 7 2M2 7l-1-4',
  water: 'M-15-4q4-5 8 0t8 0 8 0M-10 6q4-5 8 0t8 0 8 0',
};
