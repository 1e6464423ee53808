import { testsOf } from '../../vitest.shared.js';

export default testsOf('games', { isolate: false });
