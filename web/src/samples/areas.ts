// An area map with rooms, doors and lines of sight.
import type { Board, Piece } from '../wire';
import { board, cell, piece, s } from './making';

export const ROOMS: Board = board('keep', 'areas', s('The keep', 'Le donjon'), {
  width: 640, height: 360, pieces: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'],
  cells: [
    cell('hall', 0, 0, { label: s('Hall', 'Salle'), outline: [[20, 20], [300, 20], [300, 200], [20, 200]] }),
    cell('tower', 0, 0, { label: s('Tower', 'Tour'), ground: 'rock', outline: [[330, 20], [470, 20], [500, 60], [500, 150], [470, 190], [330, 190]] }),
    cell('yard', 0, 0, { label: s('Yard', 'Cour'), ground: 'plain', outline: [[20, 225], [420, 225], [440, 340], [20, 340]] }),
    cell('cell', 0, 0, { label: s('Gaol', 'Geôle'), blocked: true, outline: [[530, 20], [620, 20], [620, 190], [530, 190]] }),
    cell('crypt', 0, 0, { label: s('Crypt', 'Crypte'), hidden: true, outline: [[460, 215], [620, 215], [620, 340], [480, 340]] }),
  ],
  links: [{ a: 'hall', b: 'tower', kind: 'door' }, { a: 'hall', b: 'yard', kind: 'path' }, { a: 'tower', b: 'yard', kind: 'sight' }, { a: 'tower', b: 'cell', kind: 'wall' }, { a: 'yard', b: 'crypt', kind: 'door' }],
});

export const DWELLERS: Piece[] = [
  piece('a1', s('Axe-bearer', 'Porte-hache'), 0, { cell: 'hall', icon: 'battered-axe' }),
  piece('a2', s('Archer'), 2, { cell: 'hall', icon: 'high-shot' }),
  ...Array.from({ length: 6 }, (_, n) => piece(`a${n + 3}`, s(`Guard ${n + 1}`, `Garde ${n + 1}`), null, { cell: n < 5 ? 'yard' : 'tower', icon: 'pikeman' })),
  piece('a9', s('Wolf', 'Loup'), null, { cell: 'yard', icon: 'wolf-head' }),
];
