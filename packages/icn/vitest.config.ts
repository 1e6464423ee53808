import { testsOf } from '../../vitest.shared.js';

export default testsOf('icn', { isolate: false });
