import type { Doc } from '../doc.js';
import type { Noted } from '../notations/notation.js';
import type { ShareView } from '../share-views.js';
import { codeOf, planeCode } from './code.js';
import { vectorText } from './vector.js';

/** The game on the board for programs. */
export const shareOf = (noted: Noted): ShareView => ({ vector: vectorText(noted), code: codeOf(noted) });

export const sharePlane = (doc: Doc, node: number): ShareView => ({ vector: undefined, code: planeCode(doc, node) });
