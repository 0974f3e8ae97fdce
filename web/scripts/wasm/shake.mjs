// Takes the bodies of functions out of a Go WebAssembly that are linked and never run here, by name.
//
//   node shake.mjs IN OUT        IN is linked with its names (-ldflags=-w, not -s)
//
// The linker keeps every function that some call could reach. So yaml.v3 brings decoding into Go structs, though this project
// only asks for nodes, which are handed over before that. The bodies of these functions become one trap; their
// indexes stay, so nothing moves. A function of the list that ran after all would stop the program: the tests run every case
// through the shaken file.
import { readFileSync, writeFileSync } from 'node:fs'
import { readNames, readSections, withBodies } from './binary.mjs'
import { OP } from './body.mjs'

const NEVER = [
  [/^gopkg\.in_yaml_2ev3\.(__decoder_\.(scalar|sequence|mapping|mappingStruct|merge|null|alias|setPossiblyUnhashableKey|callUnmarshaler|callObsoleteUnmarshaler|prepare)|getStructInfo|isStringMap|failWantMap|allocate|.*Unmarshaler)/, 'yaml.v3: decoding into anything but nodes'],
  [/^(encoding_base64\.__Encoding_\.(Decode|decodeQuantum|DecodeString)|time\.(ParseDuration|leadingFraction|__ParseError_\.Error)|strconv\.(unquote|Unquote\w*)|reflect\.StructTag\.Lookup|reflect\.Value\.(SetMapIndex|SetInt|SetUint|SetFloat|OverflowInt|OverflowUint|OverflowFloat))/, 'what only that decoding calls'],
  [/^reflect\.(callMethod|callReflect|funcLayout|methodReceiver|makeMethodValue|storeRcvr|newAbiDesc|__abiSeq_\.|addTypeBits|__bitVector_\.append|valueMethodName|floatToReg|intFromReg|intToReg)/, 'no function is called or made by reflection'],
  [/^reflect\.(haveIdentical\w+|specialChannelAssignability|implements|__rtype_\.Implements|typelinks|typesByString)$/, 'values are only set to others of their own type'],
  [/^(fmt\.(__pp_\.(printValue|fmtPointer)|getField)|reflect\.(Value\.(MapIndex|MapRange|Complex|UnsafePointer|Pointer|bytesSlow|Slice|Bytes)|__MapIter_\.\w+|ChanDir\.String))$/, 'fmt is given texts, numbers and errors, never maps, structs or pointers'],
  [/^(internal_fmtsort\.|slices\..*reflect\.Value)/, 'fmt prints no map here'],
  [/^(fmt\.__fmt_\.(fmtFloat|fmtSbx|fmtBx)|internal_strconv\.(fmtX|fmtB|fmtE|AppendComplex|atof32|atof32exact|eiselLemire32|dbox\w+32))$/, 'numbers are printed without exponents, and none has 32 bits'],
  [/^(internal_poll\.(__FD_\.(Write|Close|destroy|writeLock|writeUnlock|decref)|__fdMutex_|__pollDesc_|__SysFile_\.destroy|ignoringEINTRIO)|syscall\.(fsCall|Write|Pwrite|Close)|os\.__(file|dirInfo)_\.close)/, 'no file is written or closed'],
  [/^internal_bisect\./, 'a switch of GODEBUG, which is not set'],
  [/^runtime\.(initMetrics|godebug_registerMetric|schedtrace|dump\w*|checkFinalizersAndCleanups|printScavTrace|setCheckmark|__profBuf_\.|gcDumpObject|__hexdumper_|__mspan_\.reportZombies|badPointer)/, 'figures and dumps that nobody asks for: runtime/metrics, runtime/pprof, GODEBUG'],
  [/^runtime\.(traceAdvance|traceReadCPU|traceSyncBatch|traceWriter\.|traceStack|__traceStringTable_|__traceStackTable_|__traceTypeTable_|__traceMap_|__traceRegionAlloc_|traceLocker\.(?!ok)|traceEventWriter|traceExpWriter|traceRegisterLabelsAndReasons|traceCPUSample|traceSnapshotMemory|traceFrequency|fpunwindExpand|readTrace|StopTrace)/, 'runtime/trace, which is not switched on'],
  [/^runtime\.(traceStopReadCPU|traceThreadDestroy|traceBufFlush|__traceBuf_|traceReader|traceAcquireEnabled|traceCPUFlush|startPCForTrace|goStatusToTraceGoStatus|__traceSchedResourceState_|__traceAdvancerState_)/, 'the same'],
  [/^runtime\.(handoffp|allocm$|allocm\.|newm1?$|mexit|__p_\.destroy|startm$|stopm$|gcstopm|stoplockedm|startlockedm|exitsyscall|reentersyscall|entersyscall|syscallingThread|newextram|oneNewExtraM|lockextra|unlockextra|addExtraM|cgocall|callCgoSymbolizer|cgoContextPCs|printCgoTraceback|runqgrab|runqsteal|preemptPark|freezetheworld|forEachGRace|pidleput|releasep)/, 'there is one thread, which never waits in the system'],
  [/^runtime\.(__Frames_|makeTraceFrame|stkbucket|saveg|doRecordGoroutineProfile|tryRecordGoroutineProfile|tracebackPCs|callers|gcallers|FuncForPC|Callers|Caller|findGoroutineLeaks|findMaybeRunnableGoroutines|allGsSnapshotSortedForGC|mProf_Free|newBucket|setprofilebucket|saveblockevent|blockevent|saveBlockEventStack|__bucket_|__timeHistogram_\.write|timeHistogramMetricsBuckets|metricReader|startCheckmarks|runCheckmark|endCheckmarks|fmtNSAsMS|reparsedebugvars|__godebugInc_)/, 'profiles, and what GODEBUG switches on'],
  [/^runtime\.(__synctestBubble_|__mspan_\.setUserArenaChunkToFault|call(512|\d{4,})$)/, 'tests with a clock of their own, arenas, and calls by reflection with much to hand over'],
  [/^runtime\.(typesEqual)$/, 'types of plugins'],
  [/^runtime\.(printanycustomtype|printpanicval|traceback2|traceback1|goroutineheader|printcreatedby\w*|printAncestor\w*|printArgs|printOneCgoTraceback|expandCgoFrames|printpanics|tracebacksomeothers|tracebackHexdump|hexdump|showframe|showfuncinfo|printFuncName|funcNamePiecesForPrint|dopanic_m|startpanic_m|preprintpanics|printPreFatalDeferPanic|printindented|printcomplex|printfloat|fatalpanic|badmorestackg0|boundsError\.Error|__TypeAssertionError_\.Error|printquoted)/, 'what a program prints before it ends: the module starts another'],
  [/^time\.(Time\.(appendFormat|AppendFormat|Format|GoString|String|MarshalJSON|MarshalText|MarshalBinary|appendStrictRFC3339|AppendText|AppendBinary)|__Time_\.(GoString|String|Format|AppendFormat|MarshalJSON|MarshalText|MarshalBinary|AppendText|AppendBinary|UnmarshalJSON|UnmarshalText|UnmarshalBinary|GobDecode|GobEncode))/, 'times are never printed'],
]

const [input, output] = process.argv.slice(2)
if (!output) {
  console.error('usage: node shake.mjs IN OUT')
  process.exit(2)
}
const wasm = readFileSync(input)
const sections = readSections(wasm), names = readNames(wasm, sections)
const STOP = Buffer.from([0, OP.unreachable, OP.end]) // no variables
let emptied = 0, saved = 0
const shaken = withBodies(wasm, sections, (body, index) => {
  if (body.length <= STOP.length || !NEVER.some(([pattern]) => pattern.test(names.get(index) ?? ''))) return undefined
  emptied++
  saved += body.length
  return STOP
}, section => section.name === 'name') // names have served
if (emptied === 0) {
  console.error('shake: no function of the list was found; is the file linked with its names?')
  process.exit(1)
}
writeFileSync(output, shaken)
console.log(`shake: ${emptied} functions that never run, ${saved.toLocaleString('en')} bytes`)
