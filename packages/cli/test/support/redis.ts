import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Redis } from 'ioredis';

/** Whether this machine has a Redis server. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

if (!hasRedis) console.warn('Skipped: the tests of queues, which need redis-server. On Debian: apt-get install redis-server');

/** Whether this machine can make certificates. */
export const hasOpenssl: boolean = spawnSync('openssl', ['version']).status === 0;

/** Makes a certificate for 127.0.0.1 that is its own authority. */
export const makeCertificate = (key: string, certificate: string): void => {
	const words = [
		'req',
		'-x509',
		'-newkey',
		'ec',
		'-pkeyopt',
		'ec_paramgen_curve:prime256v1',
		'-nodes',
		'-days',
		'2',
		'-subj',
		'/CN=127.0.0.1',
	];
	const { status, stderr } = spawnSync('openssl', [
		...words,
		'-addext',
		'subjectAltName=IP:127.0.0.1',
		'-keyout',
		key,
		'-out',
		certificate,
	]);
	if (status !== 0) throw new Error(String(stderr));
};

/** An address of this machine in a network; undefined if it is in none. */
export const address: string | undefined = Object.values(networkInterfaces())
	.flatMap((all) => all ?? [])
	.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const freePort = async (): Promise<number> => {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as { readonly port: number };
	server.close();
	await once(server, 'close');
	return port;
};

/** A server with an append-only file in a folder, on a port of this machine alone. Settings are those of its command line. */
export class RedisServer {
	readonly url: string;
	private readonly port: number;
	private readonly folder: string;
	private process: ChildProcess | undefined;

	private readonly more: readonly string[];

	private constructor(port: number, folder: string, more: readonly string[]) {
		this.port = port;
		this.folder = folder;
		this.more = more;
		this.url = `redis://127.0.0.1:${port}`;
	}

	static async start(folder: string, settings: readonly string[] = []): Promise<RedisServer> {
		const server = new RedisServer(await freePort(), folder, settings);
		await server.begin();
		return server;
	}

	/** Kills the server, and starts it again with its file. */
	async restart(): Promise<void> {
		await this.stop();
		await this.begin();
	}

	async stop(): Promise<void> {
		const { process: server } = this;
		if (server === undefined) return;
		this.process = undefined;
		server.kill('SIGKILL');
		await once(server, 'exit');
	}

	/** Also listens with TLS, by the certificate of the settings. */
	async secured(): Promise<string> {
		const port = await freePort();
		const client = new Redis(this.url);
		await client.config('SET', 'tls-port', String(port));
		client.disconnect();
		return `rediss://127.0.0.1:${port}`;
	}

	private async begin(): Promise<void> {
		const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', '', '--appendonly', 'yes'];
		const server = spawn('redis-server', [...settings, '--appendfsync', 'always', ...this.more], { stdio: ['ignore', 'pipe', 'inherit'] });
		this.process = server;
		let log = '';
		for await (const chunk of server.stdout) {
			log += String(chunk);
			if (log.includes('Ready to accept connections')) break;
		}
		if (!log.includes('Ready to accept connections')) throw new Error(`The server did not start:\n${log}`);
	}
}
