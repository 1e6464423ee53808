import { testsOf } from '../../vitest.shared.js';

export default testsOf('board', { isolate: false });
