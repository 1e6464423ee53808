import { testsOf } from '../../vitest.shared.js';

export default testsOf('site', { isolate: false });
