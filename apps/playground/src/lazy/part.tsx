import { IcnField } from '../plane/IcnField.js';
import { PlaneBoard } from '../plane/PlaneBoard.js';
import planeCss from '../plane/plane.css?inline';
import { Examples } from './Examples.js';
import { Feen } from './Feen.js';
import feenCss from './feen.css?inline';
import { Laboratory } from './Laboratory.js';
import css from './lazy.css?inline';
import type { Panels } from './model.js';
import { Opened } from './Opened.js';
import openedCss from './opened.css?inline';
import { Piece } from './Piece.js';
import pieceCss from './piece.css?inline';
import piecesCss from './pieces/pieces.css?inline';
import { Rules } from './Rules.js';
import { Workshop } from './Workshop.js';

/** The script that is loaded when one of these panels is first opened. */
(globalThis as { xPanels?: Panels }).xPanels = { Rules, Laboratory, Workshop, Piece, Examples, Opened, Feen, PlaneBoard, IcnField };

const style = document.createElement('style');
style.textContent = css + piecesCss + pieceCss + feenCss + planeCss + openedCss;
document.head.append(style);
