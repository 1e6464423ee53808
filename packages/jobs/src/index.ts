export type { ByteRange } from './byte-range.js';
export { isObject } from './canonical.js';
export type { JobTerminal } from './job-terminal.js';
export {
	Collected,
	type Divided,
	type JobLine,
	jobLines,
	type NumberedOutcome,
	type PlanLine,
	type ResultLine,
	readWorkLines,
	resultLines,
	resultsOf,
	type WorkLine,
} from './lines.js';
export { type JobData, type Program, taskNamed } from './program.js';
export { isInput, type Part, type ProgressBar, type RunContext, type RunOptions, runJobs } from './run.js';
export { type LineWorkerOptions, serveLines } from './serve-lines.js';
export { ServedFolders } from './served-folders.js';
export type { AnyTask, Job, JobContext, Outcome, Task } from './task.js';
export { serveThread } from './threads/serve-thread.js';
