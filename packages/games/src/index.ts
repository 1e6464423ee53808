import type { GameDefinition, Names, Ruleset } from '@x/core';
import { aiWok, names as aiWokNames } from './ai-wok.js';
import { alice, names as aliceNames } from './alice.js';
import { almost, names as almostNames } from './almost.js';
import { amazon, names as amazonNames } from './amazon.js';
import { amazons, names as amazonsNames } from './amazons.js';
import { antichess, names as antichessNames } from './antichess.js';
import { asean, names as aseanNames } from './asean.js';
import { ataxx, names as ataxxNames } from './ataxx.js';
import { atomar, names as atomarNames } from './atomar.js';
import { atomic, names as atomicNames } from './atomic.js';
import { atomic960, names as atomic960Names } from './atomic960.js';
import { berolina, names as berolinaNames } from './berolina.js';
import { breakthrough, names as breakthroughNames } from './breakthrough.js';
import { bughouse, names as bughouseNames } from './bughouse.js';
import { cambodian, names as cambodianNames } from './cambodian.js';
import { capablanca, names as capablancaNames } from './capablanca.js';
import { capahouse, names as capahouseNames } from './capahouse.js';
import { caparandom, names as caparandomNames } from './caparandom.js';
import { centaur, names as centaurNames } from './centaur.js';
import { chancellor, names as chancellorNames } from './chancellor.js';
import { chaturanga, names as chaturangaNames } from './chaturanga.js';
import { checkshogi, names as checkshogiNames } from './checkshogi.js';
import { chess, names as chessNames } from './chess.js';
import { chess960, names as chess960Names } from './chess960.js';
import { chessgi, names as chessgiNames } from './chessgi.js';
import { chigorin, names as chigorinNames } from './chigorin.js';
import { chushogi, names as chushogiNames } from './chushogi.js';
import { clobber, names as clobberNames } from './clobber.js';
import { clobber10, names as clobber10Names } from './clobber10.js';
import { codrus, names as codrusNames } from './codrus.js';
import { coregal, names as coregalNames } from './coregal.js';
import { courier, names as courierNames } from './courier.js';
import { crazyhouse, names as crazyhouseNames } from './crazyhouse.js';
import { cylinder, names as cylinderNames } from './cylinder.js';
import { dobutsu, names as dobutsuNames } from './dobutsu.js';
import { dragon, names as dragonNames } from './dragon.js';
import { duck, names as duckNames } from './duck.js';
import { embassy, names as embassyNames } from './embassy.js';
import { euroshogi, names as euroshogiNames } from './euroshogi.js';
import { extinction, names as extinctionNames } from './extinction.js';
import { extinction960, names as extinction960Names } from './extinction960.js';
import { fiveCheck, names as fiveCheckNames } from './five-check.js';
import { flipello, names as flipelloNames } from './flipello.js';
import { flipello10, names as flipello10Names } from './flipello10.js';
import { flipersi, names as flipersiNames } from './flipersi.js';
import { foxAndHounds, names as foxAndHoundsNames } from './fox-and-hounds.js';
import { gardner, names as gardnerNames } from './gardner.js';
import { georgian, names as georgianNames } from './georgian.js';
import { giveaway, names as giveawayNames } from './giveaway.js';
import { glinski, names as glinskiNames } from './glinski.js';
import { gorogoro, names as gorogoroNames } from './gorogoro.js';
import { gothic, names as gothicNames } from './gothic.js';
import { grand, names as grandNames } from './grand.js';
import { grasshopper, names as grasshopperNames } from './grasshopper.js';
import { gustav3, names as gustav3Names } from './gustav3.js';
import { hoppelpoppel, names as hoppelpoppelNames } from './hoppelpoppel.js';
import { horde, names as hordeNames } from './horde.js';
import { isolation, names as isolationNames } from './isolation.js';
import { isolation7x7, names as isolation7x7Names } from './isolation7x7.js';
import { janggi, names as janggiNames } from './janggi.js';
import { janggicasual, names as janggicasualNames } from './janggicasual.js';
import { janggimodern, names as janggimodernNames } from './janggimodern.js';
import { janggitraditional, names as janggitraditionalNames } from './janggitraditional.js';
import { janus, names as janusNames } from './janus.js';
import { jesonmor, names as jesonmorNames } from './jesonmor.js';
import { joust, names as joustNames } from './joust.js';
import { judkins, names as judkinsNames } from './judkins.js';
import { karouk, names as karoukNames } from './karouk.js';
import { kingOfTheHill, names as kingOfTheHillNames } from './king-of-the-hill.js';
import { kinglet, names as kingletNames } from './kinglet.js';
import { knightmate, names as knightmateNames } from './knightmate.js';
import { koedem, names as koedemNames } from './koedem.js';
import { kyotoshogi, names as kyotoshogiNames } from './kyotoshogi.js';
import { legan, names as leganNames } from './legan.js';
import { loop, names as loopNames } from './loop.js';
import { losalamos, names as losalamosNames } from './losalamos.js';
import { losers, names as losersNames } from './losers.js';
import { makpong, names as makpongNames } from './makpong.js';
import { makruk, names as makrukNames } from './makruk.js';
import { manchu, names as manchuNames } from './manchu.js';
import { marseillais, names as marseillaisNames } from './marseillais.js';
import { micro, names as microNames } from './micro.js';
import { minishogi, names as minishogiNames } from './minishogi.js';
import { minixiangqi, names as minixiangqiNames } from './minixiangqi.js';
import { misere, names as misereNames } from './misere.js';
import { modern, names as modernNames } from './modern.js';
import { newzealand, names as newzealandNames } from './newzealand.js';
import { nightrider, names as nightriderNames } from './nightrider.js';
import { nocastle, names as nocastleNames } from './nocastle.js';
import { nocheckatomic, names as nocheckatomicNames } from './nocheckatomic.js';
import { ogi, names as ogiNames } from './ogi.js';
import { okisakishogi, names as okisakishogiNames } from './okisakishogi.js';
import { omicron, names as omicronNames } from './omicron.js';
import { opulent, names as opulentNames } from './opulent.js';
import { paradigm, names as paradigmNames } from './paradigm.js';
import { pawnback, names as pawnbackNames } from './pawnback.js';
import { pawnsideways, names as pawnsidewaysNames } from './pawnsideways.js';
import { perfect, names as perfectNames } from './perfect.js';
import { petrified, names as petrifiedNames } from './petrified.js';
import { placement, names as placementNames } from './placement.js';
import { pocketknight, names as pocketknightNames } from './pocketknight.js';
import { raazuvaa, names as raazuvaaNames } from './raazuvaa.js';
import { racingKings, names as racingKingsNames } from './racing-kings.js';
import { raumschach, names as raumschachNames } from './raumschach.js';
import { sankiChess, names as sankiChessNames } from './sanki-chess.js';
import { seirawan, names as seirawanNames } from './seirawan.js';
import { seirawan960, names as seirawan960Names } from './seirawan960.js';
import { shako, names as shakoNames } from './shako.js';
import { shatar, names as shatarNames } from './shatar.js';
import { shatranj, names as shatranjNames } from './shatranj.js';
import { shogi, names as shogiNames } from './shogi.js';
import { shoshogi, names as shoshogiNames } from './shoshogi.js';
import { shouse, names as shouseNames } from './shouse.js';
import { sittuyin, names as sittuyinNames } from './sittuyin.js';
import { snailtrail, names as snailtrailNames } from './snailtrail.js';
import { sortofalmost, names as sortofalmostNames } from './sortofalmost.js';
import { spartan, names as spartanNames } from './spartan.js';
import { suicide, names as suicideNames } from './suicide.js';
import { supply, names as supplyNames } from './supply.js';
import { tencubed, names as tencubedNames } from './tencubed.js';
import { threeCheck, names as threeCheckNames } from './three-check.js';
import { threekings, names as threekingsNames } from './threekings.js';
import { type PresetId, titles } from './titles.js';
import { torishogi, names as torishogiNames } from './torishogi.js';
import { torpedo, names as torpedoNames } from './torpedo.js';
import { troitzky, names as troitzkyNames } from './troitzky.js';
import { wolf, names as wolfNames } from './wolf.js';
import { xiangqi, names as xiangqiNames } from './xiangqi.js';
import { xiongqi, names as xiongqiNames } from './xiongqi.js';
import { yarishogi, names as yarishogiNames } from './yarishogi.js';

export type { PresetId } from './titles.js';

const defined = (id: PresetId, rules: Ruleset, names: Names): GameDefinition => ({ id, title: titles[id].title, rules, names });

/**
 * Every preset by its id. For tools and tests: a program that plays one game imports that one.
 *
 * @example
 * legal(compile(presets.gothic).start).length // → 28
 */
export const presets: Readonly<Record<PresetId, GameDefinition>> = {
	'ai-wok': defined('ai-wok', aiWok, aiWokNames),
	alice: defined('alice', alice, aliceNames),
	almost: defined('almost', almost, almostNames),
	amazon: defined('amazon', amazon, amazonNames),
	amazons: defined('amazons', amazons, amazonsNames),
	antichess: defined('antichess', antichess, antichessNames),
	asean: defined('asean', asean, aseanNames),
	ataxx: defined('ataxx', ataxx, ataxxNames),
	atomar: defined('atomar', atomar, atomarNames),
	atomic: defined('atomic', atomic, atomicNames),
	atomic960: defined('atomic960', atomic960, atomic960Names),
	berolina: defined('berolina', berolina, berolinaNames),
	breakthrough: defined('breakthrough', breakthrough, breakthroughNames),
	bughouse: defined('bughouse', bughouse, bughouseNames),
	cambodian: defined('cambodian', cambodian, cambodianNames),
	capablanca: defined('capablanca', capablanca, capablancaNames),
	capahouse: defined('capahouse', capahouse, capahouseNames),
	caparandom: defined('caparandom', caparandom, caparandomNames),
	centaur: defined('centaur', centaur, centaurNames),
	chancellor: defined('chancellor', chancellor, chancellorNames),
	chaturanga: defined('chaturanga', chaturanga, chaturangaNames),
	checkshogi: defined('checkshogi', checkshogi, checkshogiNames),
	chess: defined('chess', chess, chessNames),
	chess960: defined('chess960', chess960, chess960Names),
	chessgi: defined('chessgi', chessgi, chessgiNames),
	chigorin: defined('chigorin', chigorin, chigorinNames),
	chushogi: defined('chushogi', chushogi, chushogiNames),
	clobber: defined('clobber', clobber, clobberNames),
	clobber10: defined('clobber10', clobber10, clobber10Names),
	codrus: defined('codrus', codrus, codrusNames),
	coregal: defined('coregal', coregal, coregalNames),
	courier: defined('courier', courier, courierNames),
	crazyhouse: defined('crazyhouse', crazyhouse, crazyhouseNames),
	cylinder: defined('cylinder', cylinder, cylinderNames),
	dobutsu: defined('dobutsu', dobutsu, dobutsuNames),
	dragon: defined('dragon', dragon, dragonNames),
	duck: defined('duck', duck, duckNames),
	embassy: defined('embassy', embassy, embassyNames),
	euroshogi: defined('euroshogi', euroshogi, euroshogiNames),
	extinction: defined('extinction', extinction, extinctionNames),
	extinction960: defined('extinction960', extinction960, extinction960Names),
	'five-check': defined('five-check', fiveCheck, fiveCheckNames),
	flipello: defined('flipello', flipello, flipelloNames),
	flipello10: defined('flipello10', flipello10, flipello10Names),
	flipersi: defined('flipersi', flipersi, flipersiNames),
	'fox-and-hounds': defined('fox-and-hounds', foxAndHounds, foxAndHoundsNames),
	gardner: defined('gardner', gardner, gardnerNames),
	georgian: defined('georgian', georgian, georgianNames),
	giveaway: defined('giveaway', giveaway, giveawayNames),
	glinski: defined('glinski', glinski, glinskiNames),
	gorogoro: defined('gorogoro', gorogoro, gorogoroNames),
	gothic: defined('gothic', gothic, gothicNames),
	grand: defined('grand', grand, grandNames),
	grasshopper: defined('grasshopper', grasshopper, grasshopperNames),
	gustav3: defined('gustav3', gustav3, gustav3Names),
	hoppelpoppel: defined('hoppelpoppel', hoppelpoppel, hoppelpoppelNames),
	horde: defined('horde', horde, hordeNames),
	isolation: defined('isolation', isolation, isolationNames),
	isolation7x7: defined('isolation7x7', isolation7x7, isolation7x7Names),
	janggi: defined('janggi', janggi, janggiNames),
	janggicasual: defined('janggicasual', janggicasual, janggicasualNames),
	janggimodern: defined('janggimodern', janggimodern, janggimodernNames),
	janggitraditional: defined('janggitraditional', janggitraditional, janggitraditionalNames),
	janus: defined('janus', janus, janusNames),
	jesonmor: defined('jesonmor', jesonmor, jesonmorNames),
	joust: defined('joust', joust, joustNames),
	judkins: defined('judkins', judkins, judkinsNames),
	karouk: defined('karouk', karouk, karoukNames),
	'king-of-the-hill': defined('king-of-the-hill', kingOfTheHill, kingOfTheHillNames),
	kinglet: defined('kinglet', kinglet, kingletNames),
	knightmate: defined('knightmate', knightmate, knightmateNames),
	koedem: defined('koedem', koedem, koedemNames),
	kyotoshogi: defined('kyotoshogi', kyotoshogi, kyotoshogiNames),
	legan: defined('legan', legan, leganNames),
	loop: defined('loop', loop, loopNames),
	losalamos: defined('losalamos', losalamos, losalamosNames),
	losers: defined('losers', losers, losersNames),
	makpong: defined('makpong', makpong, makpongNames),
	makruk: defined('makruk', makruk, makrukNames),
	manchu: defined('manchu', manchu, manchuNames),
	marseillais: defined('marseillais', marseillais, marseillaisNames),
	micro: defined('micro', micro, microNames),
	minishogi: defined('minishogi', minishogi, minishogiNames),
	minixiangqi: defined('minixiangqi', minixiangqi, minixiangqiNames),
	misere: defined('misere', misere, misereNames),
	modern: defined('modern', modern, modernNames),
	newzealand: defined('newzealand', newzealand, newzealandNames),
	nightrider: defined('nightrider', nightrider, nightriderNames),
	nocastle: defined('nocastle', nocastle, nocastleNames),
	nocheckatomic: defined('nocheckatomic', nocheckatomic, nocheckatomicNames),
	ogi: defined('ogi', ogi, ogiNames),
	okisakishogi: defined('okisakishogi', okisakishogi, okisakishogiNames),
	omicron: defined('omicron', omicron, omicronNames),
	opulent: defined('opulent', opulent, opulentNames),
	paradigm: defined('paradigm', paradigm, paradigmNames),
	pawnback: defined('pawnback', pawnback, pawnbackNames),
	pawnsideways: defined('pawnsideways', pawnsideways, pawnsidewaysNames),
	perfect: defined('perfect', perfect, perfectNames),
	petrified: defined('petrified', petrified, petrifiedNames),
	placement: defined('placement', placement, placementNames),
	pocketknight: defined('pocketknight', pocketknight, pocketknightNames),
	raazuvaa: defined('raazuvaa', raazuvaa, raazuvaaNames),
	'racing-kings': defined('racing-kings', racingKings, racingKingsNames),
	raumschach: defined('raumschach', raumschach, raumschachNames),
	'sanki-chess': defined('sanki-chess', sankiChess, sankiChessNames),
	seirawan: defined('seirawan', seirawan, seirawanNames),
	seirawan960: defined('seirawan960', seirawan960, seirawan960Names),
	shako: defined('shako', shako, shakoNames),
	shatar: defined('shatar', shatar, shatarNames),
	shatranj: defined('shatranj', shatranj, shatranjNames),
	shogi: defined('shogi', shogi, shogiNames),
	shoshogi: defined('shoshogi', shoshogi, shoshogiNames),
	shouse: defined('shouse', shouse, shouseNames),
	sittuyin: defined('sittuyin', sittuyin, sittuyinNames),
	snailtrail: defined('snailtrail', snailtrail, snailtrailNames),
	sortofalmost: defined('sortofalmost', sortofalmost, sortofalmostNames),
	spartan: defined('spartan', spartan, spartanNames),
	suicide: defined('suicide', suicide, suicideNames),
	supply: defined('supply', supply, supplyNames),
	tencubed: defined('tencubed', tencubed, tencubedNames),
	'three-check': defined('three-check', threeCheck, threeCheckNames),
	threekings: defined('threekings', threekings, threekingsNames),
	torishogi: defined('torishogi', torishogi, torishogiNames),
	torpedo: defined('torpedo', torpedo, torpedoNames),
	troitzky: defined('troitzky', troitzky, troitzkyNames),
	wolf: defined('wolf', wolf, wolfNames),
	xiangqi: defined('xiangqi', xiangqi, xiangqiNames),
	xiongqi: defined('xiongqi', xiongqi, xiongqiNames),
	yarishogi: defined('yarishogi', yarishogi, yarishogiNames),
};

/**
 * Whether a text is the id of a preset.
 *
 * @example
 * const id: string = 'gothic';
 * isPresetId(id) && presets[id].title // → 'Gothic'
 */
export const isPresetId = (id: string): id is PresetId => Object.hasOwn(presets, id);
