/** The entry of workers of a queue. It needs bullmq and ioredis, which it loads when a queue is used. */
export { contentKey, type QueueData, queueData } from './queue/queue-job.js';
export { QueueKey } from './queue/queue-key.js';
export { serveQueue, type WorkerOptions } from './queue/queue-worker.js';
export { QUEUE, refusal } from './queue/redis.js';
