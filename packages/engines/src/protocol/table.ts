import { cyclone } from './cyclone.js';
import type { Protocol, ProtocolName } from './protocol.js';
import { ucci } from './ucci.js';
import { uci } from './uci.js';
import { usi } from './usi.js';
import { xboard } from './xboard.js';

/**
 * The protocols by name: lines from engines become messages, requests become lines.
 *
 * @example
 * import { protocols } from '@x/engines/protocols';
 * protocols.uci.read('bestmove e2e4 ponder e7e5'); // → { type: 'best', best: { move: 'e2e4', ponder: 'e7e5', says: undefined } }
 * protocols.ucci.go({ moves: ['h2e2'] }, { depth: 3 }, new Map()); // → [ 'position startpos moves h2e2', 'go depth 3' ]
 */
export const protocols: Readonly<Record<ProtocolName, Protocol>> = { uci, usi, ucci, 'uci-cyclone': cyclone, xboard };
