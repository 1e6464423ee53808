import { testsOf } from '../../vitest.shared.js';

export default testsOf('pgn', { isolate: false });
