import { testsOf } from '../../vitest.shared.js';

export default testsOf('san', { isolate: false });
