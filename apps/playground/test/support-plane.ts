import type { Doc } from '../src/worker/protocol.js';
import { text } from './support.js';

export { classical, game } from './plane-texts.js';
export { engine } from './support.js';

export const icnDoc = (icn: string, ruleset = 'icn'): Doc => ({ ruleset, start: { kind: 'preset' }, record: text(icn) });
