export const id = 830;
export const ids = [830];
export const modules = {

/***/ 5148:
/***/ ((module) => {

const because="requests go through src/io/http.ts";module.exports.h=()=>{throw new Error(because)};


/***/ }),

/***/ 3484:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const net=__webpack_require__(7030);const assert=__webpack_require__(909);const util=__webpack_require__(7332);const{InvalidArgumentError,
ConnectTimeoutError}=__webpack_require__(9263);let tls;const SessionCache=class WeakSessionCache{constructor(maxCachedSessions){
this._maxCachedSessions=maxCachedSessions;this._sessionCache=new Map;this._sessionRegistry=new FinalizationRegistry(key=>{
if(this._sessionCache.size<this._maxCachedSessions){return}const ref=this._sessionCache.get(key);if(ref!==void 0&&ref.deref()===
void 0){this._sessionCache.delete(key)}})}get(sessionKey){const ref=this._sessionCache.get(sessionKey);return ref?ref.deref():
null}set(sessionKey,session){if(this._maxCachedSessions===0){return}if(this._sessionCache.has(sessionKey)){this._sessionCache.
delete(sessionKey)}else if(this._sessionCache.size>=this._maxCachedSessions){let evicted=false;for(const[key,ref]of this.
_sessionCache){if(ref.deref()===void 0){this._sessionCache.delete(key);evicted=true;break}}if(!evicted){const oldest=this.
_sessionCache.keys().next();if(!oldest.done){this._sessionCache.delete(oldest.value)}}}this._sessionCache.set(sessionKey,
new WeakRef(session));this._sessionRegistry.register(session,sessionKey)}};function buildConnector({allowH2,preferH2,useH2c,
maxCachedSessions,socketPath,timeout,session:customSession,...opts}){if(maxCachedSessions!=null&&(!Number.isInteger(maxCachedSessions)||
maxCachedSessions<0)){throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero")}const options={
path:socketPath,...opts};const sessionCache=new SessionCache(maxCachedSessions==null?100:maxCachedSessions);timeout=timeout==
null?1e4:timeout;allowH2=allowH2!=null?allowH2:true;return function connect({hostname,host,protocol,port,servername,localAddress,
httpSocket},callback){let socket;if(protocol==="https:"){if(!tls){tls=__webpack_require__(1692)}servername=servername||options.
servername||util.getServerName(host)||null;const sessionKey=servername||hostname;assert(sessionKey);const session=customSession||
sessionCache.get(sessionKey)||null;port=port||443;socket=tls.connect({highWaterMark:16384,...options,servername,session,
localAddress,ALPNProtocols:allowH2?preferH2?["h2","http/1.1"]:["http/1.1","h2"]:["http/1.1"],socket:httpSocket,port,host:hostname});
socket.on("session",function(session2){sessionCache.set(sessionKey,session2)})}else{assert(!httpSocket,"httpSocket can o\
nly be sent on TLS update");port=port||80;const connectOptions={highWaterMark:64*1024,...options,localAddress,port,host:hostname};
const family=net.isIP(hostname);if(family!==0&&servername&&servername!==hostname){connectOptions.host=servername;connectOptions.
lookup=(_hostname,lookupOptions,cb)=>{if(lookupOptions.all){cb(null,[{address:hostname,family}])}else{cb(null,hostname,family)}}}
socket=net.connect(connectOptions);if(useH2c===true){socket.alpnProtocol="h2"}}if(options.keepAlive==null||options.keepAlive){
const keepAliveInitialDelay=options.keepAliveInitialDelay===void 0?6e4:options.keepAliveInitialDelay;socket.setKeepAlive(
true,keepAliveInitialDelay)}const clearConnectTimeout=util.setupConnectTimeout(new WeakRef(socket),{timeout,hostname,port});
socket.setNoDelay(true).once(protocol==="https:"?"secureConnect":"connect",function(){queueMicrotask(clearConnectTimeout);
if(callback){const cb=callback;callback=null;cb(null,this)}}).on("error",function(err){queueMicrotask(clearConnectTimeout);
if(callback){const cb=callback;callback=null;cb(maybeNormalizeConnectError(err,this,{timeout,hostname,port}))}});return socket}}
function maybeNormalizeConnectError(err,socket,opts){if(err instanceof AggregateError&&(err.code==="ETIMEDOUT"||err.errors.
some(e=>e!=null&&e.code==="ETIMEDOUT"))){let message="Connect Timeout Error";if(Array.isArray(socket.autoSelectFamilyAttemptedAddresses)){
message+=` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`}else{message+=` (attempted ad\
dress: ${opts.hostname}:${opts.port},`}message+=` timeout: ${opts.timeout}ms)`;const wrapped=new ConnectTimeoutError(message);
wrapped.cause=err;return wrapped}return err}module.exports=buildConnector;


/***/ }),

/***/ 7899:
/***/ ((module) => {

const wellknownHeaderNames=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentia\
ls","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-H\
eaders","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc",
"Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Cont\
ent-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Rep\
ort-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Pol\
icy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match",
"If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max\
-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Re\
ferrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSoc\
ket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Prelo\
ad","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","T\
ransfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Opt\
ions","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","\
X-XSS-Protection"];const headerNameLowerCasedRecord={};Object.setPrototypeOf(headerNameLowerCasedRecord,null);for(let i=0;i<
wellknownHeaderNames.length;++i){const key=wellknownHeaderNames[i];const lowerCasedKey=key.toLowerCase();headerNameLowerCasedRecord[key]=
headerNameLowerCasedRecord[lowerCasedKey]=lowerCasedKey}const defaultWebSocketMaxFragments=131072;const defaultWebSocketMaxPayloadSize=128*
1024*1024;module.exports={wellknownHeaderNames,headerNameLowerCasedRecord,defaultWebSocketMaxFragments,defaultWebSocketMaxPayloadSize};


/***/ }),

/***/ 3082:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const diagnosticsChannel=__webpack_require__(3053);const util=__webpack_require__(7975);const undiciDebugLog=util.debuglog(
"undici");const fetchDebuglog=util.debuglog("fetch");const websocketDebuglog=util.debuglog("websocket");const channels={
beforeConnect:diagnosticsChannel.channel("undici:client:beforeConnect"),connected:diagnosticsChannel.channel("undici:cli\
ent:connected"),connectError:diagnosticsChannel.channel("undici:client:connectError"),sendHeaders:diagnosticsChannel.channel(
"undici:client:sendHeaders"),create:diagnosticsChannel.channel("undici:request:create"),bodySent:diagnosticsChannel.channel(
"undici:request:bodySent"),bodyChunkSent:diagnosticsChannel.channel("undici:request:bodyChunkSent"),bodyChunkReceived:diagnosticsChannel.
channel("undici:request:bodyChunkReceived"),headers:diagnosticsChannel.channel("undici:request:headers"),trailers:diagnosticsChannel.
channel("undici:request:trailers"),error:diagnosticsChannel.channel("undici:request:error"),open:diagnosticsChannel.channel(
"undici:websocket:open"),close:diagnosticsChannel.channel("undici:websocket:close"),socketError:diagnosticsChannel.channel(
"undici:websocket:socket_error"),ping:diagnosticsChannel.channel("undici:websocket:ping"),pong:diagnosticsChannel.channel(
"undici:websocket:pong"),proxyConnected:diagnosticsChannel.channel("undici:proxy:connected")};let isTrackingClientEvents=false;
function trackClientEvents(debugLog=undiciDebugLog){if(isTrackingClientEvents){return}if(channels.beforeConnect.hasSubscribers||
channels.connected.hasSubscribers||channels.connectError.hasSubscribers||channels.sendHeaders.hasSubscribers){isTrackingClientEvents=
true;return}isTrackingClientEvents=true;diagnosticsChannel.subscribe("undici:client:beforeConnect",evt=>{const{connectParams:{
version,protocol,port,host}}=evt;debugLog("connecting to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)});diagnosticsChannel.
subscribe("undici:client:connected",evt=>{const{connectParams:{version,protocol,port,host}}=evt;debugLog("connected to %\
s%s using %s%s",host,port?`:${port}`:"",protocol,version)});diagnosticsChannel.subscribe("undici:client:connectError",evt=>{
const{connectParams:{version,protocol,port,host},error}=evt;debugLog("connection to %s%s using %s%s errored - %s",host,port?
`:${port}`:"",protocol,version,error.message)});diagnosticsChannel.subscribe("undici:client:sendHeaders",evt=>{const{request:{
method,path,origin}}=evt;debugLog("sending request to %s %s%s",method,origin,path)})}let isTrackingRequestEvents=false;function trackRequestEvents(debugLog=undiciDebugLog){
if(isTrackingRequestEvents){return}if(channels.headers.hasSubscribers||channels.trailers.hasSubscribers||channels.error.
hasSubscribers){isTrackingRequestEvents=true;return}isTrackingRequestEvents=true;diagnosticsChannel.subscribe("undici:re\
quest:headers",evt=>{const{request:{method,path,origin},response:{statusCode}}=evt;debugLog("received response to %s %s%\
s - HTTP %d",method,origin,path,statusCode)});diagnosticsChannel.subscribe("undici:request:trailers",evt=>{const{request:{
method,path,origin}}=evt;debugLog("trailers received from %s %s%s",method,origin,path)});diagnosticsChannel.subscribe("u\
ndici:request:error",evt=>{const{request:{method,path,origin},error}=evt;debugLog("request to %s %s%s errored - %s",method,
origin,path,error.message)})}let isTrackingWebSocketEvents=false;function trackWebSocketEvents(debugLog=websocketDebuglog){
if(isTrackingWebSocketEvents){return}if(channels.open.hasSubscribers||channels.close.hasSubscribers||channels.socketError.
hasSubscribers||channels.ping.hasSubscribers||channels.pong.hasSubscribers){isTrackingWebSocketEvents=true;return}isTrackingWebSocketEvents=
true;diagnosticsChannel.subscribe("undici:websocket:open",evt=>{if(evt.address!=null){const{address,port}=evt.address;debugLog(
"connection opened %s%s",address,port?`:${port}`:"")}else{debugLog("connection opened")}});diagnosticsChannel.subscribe(
"undici:websocket:close",evt=>{const{websocket,code,reason}=evt;debugLog("closed connection to %s - %s %s",websocket.url,
code,reason)});diagnosticsChannel.subscribe("undici:websocket:socket_error",err=>{debugLog("connection errored - %s",err.
message)});diagnosticsChannel.subscribe("undici:websocket:ping",evt=>{debugLog("ping received")});diagnosticsChannel.subscribe(
"undici:websocket:pong",evt=>{debugLog("pong received")})}if(undiciDebugLog.enabled||fetchDebuglog.enabled){trackClientEvents(
fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog);trackRequestEvents(fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog)}
if(websocketDebuglog.enabled){trackClientEvents(undiciDebugLog.enabled?undiciDebugLog:websocketDebuglog);trackWebSocketEvents(
websocketDebuglog)}module.exports={channels};


/***/ }),

/***/ 9263:
/***/ ((module) => {

const kUndiciError=Symbol.for("undici.error.UND_ERR");class UndiciError extends Error{constructor(message,options){super(
message,options);this.name="UndiciError";this.code="UND_ERR"}static[Symbol.hasInstance](instance){return instance&&instance[kUndiciError]===
true}get[kUndiciError](){return true}}const kConnectTimeoutError=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class ConnectTimeoutError extends UndiciError{constructor(message){
super(message);this.name="ConnectTimeoutError";this.message=message||"Connect Timeout Error";this.code="UND_ERR_CONNECT_\
TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kConnectTimeoutError]===true}get[kConnectTimeoutError](){
return true}}const kHeadersTimeoutError=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class HeadersTimeoutError extends UndiciError{constructor(message){
super(message);this.name="HeadersTimeoutError";this.message=message||"Headers Timeout Error";this.code="UND_ERR_HEADERS_\
TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&instance[kHeadersTimeoutError]===true}get[kHeadersTimeoutError](){
return true}}const kHeadersOverflowError=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class HeadersOverflowError extends UndiciError{constructor(message){
super(message);this.name="HeadersOverflowError";this.message=message||"Headers Overflow Error";this.code="UND_ERR_HEADER\
S_OVERFLOW"}static[Symbol.hasInstance](instance){return instance&&instance[kHeadersOverflowError]===true}get[kHeadersOverflowError](){
return true}}const kBodyTimeoutError=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class BodyTimeoutError extends UndiciError{constructor(message){
super(message);this.name="BodyTimeoutError";this.message=message||"Body Timeout Error";this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.
hasInstance](instance){return instance&&instance[kBodyTimeoutError]===true}get[kBodyTimeoutError](){return true}}const kInvalidArgumentError=Symbol.
for("undici.error.UND_ERR_INVALID_ARG");class InvalidArgumentError extends UndiciError{constructor(message){super(message);
this.name="InvalidArgumentError";this.message=message||"Invalid Argument Error";this.code="UND_ERR_INVALID_ARG"}static[Symbol.
hasInstance](instance){return instance&&instance[kInvalidArgumentError]===true}get[kInvalidArgumentError](){return true}}
const kInvalidReturnValueError=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class InvalidReturnValueError extends UndiciError{constructor(message){
super(message);this.name="InvalidReturnValueError";this.message=message||"Invalid Return Value Error";this.code="UND_ERR\
_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](instance){return instance&&instance[kInvalidReturnValueError]===true}get[kInvalidReturnValueError](){
return true}}const kAbortError=Symbol.for("undici.error.UND_ERR_ABORT");class AbortError extends UndiciError{constructor(message){
super(message);this.name="AbortError";this.message=message||"The operation was aborted";this.code="UND_ERR_ABORT"}static[Symbol.
hasInstance](instance){return instance&&instance[kAbortError]===true}get[kAbortError](){return true}}const kRequestAbortedError=Symbol.
for("undici.error.UND_ERR_ABORTED");class RequestAbortedError extends AbortError{constructor(message){super(message);this.
name="AbortError";this.message=message||"Request aborted";this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](instance){
return instance&&instance[kRequestAbortedError]===true}get[kRequestAbortedError](){return true}}const kInformationalError=Symbol.
for("undici.error.UND_ERR_INFO");class InformationalError extends UndiciError{constructor(message,options){super(message,
options);this.name="InformationalError";this.message=message||"Request information";this.code="UND_ERR_INFO"}static[Symbol.
hasInstance](instance){return instance&&instance[kInformationalError]===true}get[kInformationalError](){return true}}const kRequestContentLengthMismatchError=Symbol.
for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class RequestContentLengthMismatchError extends UndiciError{constructor(message){
super(message);this.name="RequestContentLengthMismatchError";this.message=message||"Request body length does not match c\
ontent-length header";this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestContentLengthMismatchError]===true}get[kRequestContentLengthMismatchError](){return true}}const kResponseContentLengthMismatchError=Symbol.
for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class ResponseContentLengthMismatchError extends UndiciError{constructor(message){
super(message);this.name="ResponseContentLengthMismatchError";this.message=message||"Response body length does not match\
 content-length header";this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&
instance[kResponseContentLengthMismatchError]===true}get[kResponseContentLengthMismatchError](){return true}}const kClientDestroyedError=Symbol.
for("undici.error.UND_ERR_DESTROYED");class ClientDestroyedError extends UndiciError{constructor(message){super(message);
this.name="ClientDestroyedError";this.message=message||"The client is destroyed";this.code="UND_ERR_DESTROYED"}static[Symbol.
hasInstance](instance){return instance&&instance[kClientDestroyedError]===true}get[kClientDestroyedError](){return true}}
const kClientClosedError=Symbol.for("undici.error.UND_ERR_CLOSED");class ClientClosedError extends UndiciError{constructor(message){
super(message);this.name="ClientClosedError";this.message=message||"The client is closed";this.code="UND_ERR_CLOSED"}static[Symbol.
hasInstance](instance){return instance&&instance[kClientClosedError]===true}get[kClientClosedError](){return true}}const kSocketError=Symbol.
for("undici.error.UND_ERR_SOCKET");class SocketError extends UndiciError{constructor(message,socket){super(message);this.
name="SocketError";this.message=message||"Socket error";this.code="UND_ERR_SOCKET";this.socket=socket}static[Symbol.hasInstance](instance){
return instance&&instance[kSocketError]===true}get[kSocketError](){return true}}const kNotSupportedError=Symbol.for("und\
ici.error.UND_ERR_NOT_SUPPORTED");class NotSupportedError extends UndiciError{constructor(message){super(message);this.name=
"NotSupportedError";this.message=message||"Not supported error";this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](instance){
return instance&&instance[kNotSupportedError]===true}get[kNotSupportedError](){return true}}const kBalancedPoolMissingUpstreamError=Symbol.
for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class BalancedPoolMissingUpstreamError extends UndiciError{constructor(message){
super(message);this.name="MissingUpstreamError";this.message=message||"No upstream has been added to the BalancedPool";this.
code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](instance){return instance&&instance[kBalancedPoolMissingUpstreamError]===
true}get[kBalancedPoolMissingUpstreamError](){return true}}const kWebAssemblyNotSupportedError=Symbol.for("undici.error.\
ERR_WEBASSEMBLY_NOT_SUPPORTED");class WebAssemblyNotSupportedError extends Error{constructor(message){super(message||"We\
bAssembly is not supported in this environment, but is required for HTTP/1 parsing");this.code="ERR_WEBASSEMBLY_NOT_SUPP\
ORTED"}static[Symbol.hasInstance](instance){return instance&&instance[kWebAssemblyNotSupportedError]===true}get[kWebAssemblyNotSupportedError](){
return true}}const kHTTPParserError=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class HTTPParserError extends Error{constructor(message,code,data){
super(message);this.name="HTTPParserError";this.code=code?`HPE_${code}`:void 0;this.data=data?data.toString():void 0}static[Symbol.
hasInstance](instance){return instance&&instance[kHTTPParserError]===true}get[kHTTPParserError](){return true}}const kResponseExceededMaxSizeError=Symbol.
for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class ResponseExceededMaxSizeError extends UndiciError{constructor(message){
super(message);this.name="ResponseExceededMaxSizeError";this.message=message||"Response content exceeded max size";this.
code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](instance){return instance&&instance[kResponseExceededMaxSizeError]===
true}get[kResponseExceededMaxSizeError](){return true}}const kRequestRetryError=Symbol.for("undici.error.UND_ERR_REQ_RET\
RY");class RequestRetryError extends UndiciError{constructor(message,code,{headers,data}){super(message);this.name="Requ\
estRetryError";this.message=message||"Request retry error";this.code="UND_ERR_REQ_RETRY";this.statusCode=code;this.data=
data;this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kRequestRetryError]===true}get[kRequestRetryError](){
return true}}const kResponseError=Symbol.for("undici.error.UND_ERR_RESPONSE");class ResponseError extends UndiciError{constructor(message,code,{
headers,body,bodyTruncated=false}){super(message);this.name="ResponseError";this.message=message||"Response error";this.
code="UND_ERR_RESPONSE";this.statusCode=code;this.body=body;this.bodyTruncated=bodyTruncated;this.headers=headers}static[Symbol.
hasInstance](instance){return instance&&instance[kResponseError]===true}get[kResponseError](){return true}}const kSecureProxyConnectionError=Symbol.
for("undici.error.UND_ERR_PRX_TLS");class SecureProxyConnectionError extends UndiciError{constructor(cause,message,options={}){
super(message,{cause,...options});this.name="SecureProxyConnectionError";this.message=message||"Secure Proxy Connection \
failed";this.code="UND_ERR_PRX_TLS";this.cause=cause}static[Symbol.hasInstance](instance){return instance&&instance[kSecureProxyConnectionError]===
true}get[kSecureProxyConnectionError](){return true}}const kProxyConnectionError=Symbol.for("undici.error.UND_ERR_PRX_CO\
NN");class ProxyConnectionError extends UndiciError{constructor(cause,message,options={}){super(message,{cause,...options});
this.name="ProxyConnectionError";this.message=message||"Proxy Connection failed";this.code="UND_ERR_PRX_CONN";this.cause=
cause}static[Symbol.hasInstance](instance){return instance&&instance[kProxyConnectionError]===true}get[kProxyConnectionError](){
return true}}const kMaxRedirectsError=Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");class MaxRedirectsError extends UndiciError{constructor(message){
super(message);this.name="MaxRedirectsError";this.message=message||"max redirects";this.code="UND_ERR_REDIRECT_MAX"}static[Symbol.
hasInstance](instance){return instance&&instance[kMaxRedirectsError]===true}get[kMaxRedirectsError](){return true}}const kMaxOriginsReachedError=Symbol.
for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");class MaxOriginsReachedError extends UndiciError{constructor(message){super(
message);this.name="MaxOriginsReachedError";this.message=message||"Maximum allowed origins reached";this.code="UND_ERR_M\
AX_ORIGINS_REACHED"}static[Symbol.hasInstance](instance){return instance&&instance[kMaxOriginsReachedError]===true}get[kMaxOriginsReachedError](){
return true}}class Socks5ProxyError extends UndiciError{constructor(message,code){super(message);this.name="Socks5ProxyE\
rror";this.message=message||"SOCKS5 proxy error";this.code=code||"UND_ERR_SOCKS5"}}const kMessageSizeExceededError=Symbol.
for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");class MessageSizeExceededError extends UndiciError{constructor(message){
super(message);this.name="MessageSizeExceededError";this.message=message||"Max decompressed message size exceeded";this.
code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](instance){return instance&&instance[kMessageSizeExceededError]===
true}get[kMessageSizeExceededError](){return true}}module.exports={AbortError,WebAssemblyNotSupportedError,HTTPParserError,
UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,RequestContentLengthMismatchError,ConnectTimeoutError,
InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,ClientClosedError,InformationalError,
SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,
RequestRetryError,ResponseError,SecureProxyConnectionError,ProxyConnectionError,MaxOriginsReachedError,MaxRedirectsError,
Socks5ProxyError,MessageSizeExceededError};


/***/ }),

/***/ 2083:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{InvalidArgumentError,NotSupportedError}=__webpack_require__(9263);const assert=__webpack_require__(909);const{isValidHTTPToken,
isValidHeaderValue,isStream,destroy,isBuffer,isFormDataLike,isIterable,hasSafeIterator,isBlobLike,serializePathWithQuery,
parseHeaders,assertRequestHandler,getServerName,normalizedMethodRecords,getProtocolFromUrlString}=__webpack_require__(7332);const{
channels}=__webpack_require__(3082);const{headerNameLowerCasedRecord}=__webpack_require__(7899);const invalidPathRegex=/[^\u0021-\u00ff]/;
function isValidContentLengthHeaderValue(val){if(typeof val!=="string"||val.length===0){return false}for(let i=0;i<val.length;i++){
const charCode=val.charCodeAt(i);if(charCode<48||charCode>57){return false}}return true}const kHandler=Symbol("handler");
const kController=Symbol("controller");const kResume=Symbol("resume");class RequestController{#paused=false;#reason=null;#aborted=false;#abort;[kResume]=null;rawHeaders=null;rawTrailers=null;constructor(abort){
this.#abort=abort}pause(){this.#paused=true}resume(){if(this.#paused){this.#paused=false;this[kResume]?.()}}abort(reason){
if(!this.#aborted){this.#aborted=true;this.#reason=reason;this.#abort(reason)}}get aborted(){return this.#aborted}get reason(){
return this.#reason}get paused(){return this.#paused}}class Request{constructor(origin,{path,method,body,headers,query,idempotent,
blocking,upgrade,headersTimeout,bodyTimeout,reset,expectContinue,servername,throwOnError,maxRedirections,typeOfService},handler){
if(typeof path!=="string"){throw new InvalidArgumentError("path must be a string")}else if(path[0]!=="/"&&!(path.startsWith(
"http://")||path.startsWith("https://"))&&method!=="CONNECT"){throw new InvalidArgumentError("path must be an absolute U\
RL or start with a slash")}else if(invalidPathRegex.test(path)){throw new InvalidArgumentError("invalid request path")}if(typeof method!==
"string"){throw new InvalidArgumentError("method must be a string")}else if(normalizedMethodRecords[method]===void 0&&!isValidHTTPToken(
method)){throw new InvalidArgumentError("invalid request method")}if(upgrade&&typeof upgrade!=="string"){throw new InvalidArgumentError(
"upgrade must be a string")}if(upgrade&&!isValidHeaderValue(upgrade)){throw new InvalidArgumentError("invalid upgrade he\
ader")}if(headersTimeout!=null&&(!Number.isFinite(headersTimeout)||headersTimeout<0)){throw new InvalidArgumentError("in\
valid headersTimeout")}if(bodyTimeout!=null&&(!Number.isFinite(bodyTimeout)||bodyTimeout<0)){throw new InvalidArgumentError(
"invalid bodyTimeout")}if(reset!=null&&typeof reset!=="boolean"){throw new InvalidArgumentError("invalid reset")}if(expectContinue!=
null&&typeof expectContinue!=="boolean"){throw new InvalidArgumentError("invalid expectContinue")}if(throwOnError!=null){
throw new InvalidArgumentError("invalid throwOnError")}if(maxRedirections!=null&&maxRedirections!==0){throw new InvalidArgumentError(
"maxRedirections is not supported, use the redirect interceptor")}if(typeOfService!=null&&(!Number.isInteger(typeOfService)||
typeOfService<0||typeOfService>255)){throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255")}
this.headersTimeout=headersTimeout;this.bodyTimeout=bodyTimeout;this.method=method;this.typeOfService=typeOfService;this.
abort=null;if(body==null){this.body=null}else if(isStream(body)){this.body=body;const rState=this.body._readableState;if(!rState||
!rState.autoDestroy){this.endHandler=function autoDestroy(){destroy(this)};this.body.on("end",this.endHandler)}this.errorHandler=
err=>{if(this.abort){this.abort(err)}else{this.error=err}};this.body.on("error",this.errorHandler)}else if(isBuffer(body)){
this.body=body.byteLength?body:null}else if(ArrayBuffer.isView(body)){this.body=body.buffer.byteLength?Buffer.from(body.
buffer,body.byteOffset,body.byteLength):null}else if(body instanceof ArrayBuffer){this.body=body.byteLength?Buffer.from(
body):null}else if(typeof body==="string"){this.body=body.length?Buffer.from(body):null}else if(isFormDataLike(body)){if(!isUndiciFormData(
body)){throw new InvalidArgumentError("body must be a FormData created by this undici package instance; FormData from ot\
her sources, such as the built-in FormData provided by Node.js, is not supported")}this.body=body}else if(isIterable(body)||
isBlobLike(body)){this.body=body}else{throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream\
, an iterable, or an async iterable")}this.completed=false;this.aborted=false;this.upgrade=upgrade||null;this.path=query?
serializePathWithQuery(path,query):path;this.origin=origin;this.protocol=getProtocolFromUrlString(origin);this.idempotent=
idempotent==null?method==="HEAD"||method==="GET"||method==="QUERY":idempotent;this.blocking=blocking??this.method!=="HEA\
D";this.reset=reset==null?null:reset;this.host=null;this.contentLength=null;this.contentType=null;this.headers=[];this.expectContinue=
expectContinue!=null?expectContinue:false;if(Array.isArray(headers)){if(headers.length%2!==0){throw new InvalidArgumentError(
"headers array must be even")}for(let i=0;i<headers.length;i+=2){processHeader(this,headers[i],headers[i+1])}}else if(headers&&
typeof headers==="object"){if(hasSafeIterator(headers)){for(const header of headers){if(!Array.isArray(header)||header.length!==
2){throw new InvalidArgumentError("headers must be in key-value pair format")}processHeader(this,header[0],header[1])}}else{
const keys=Object.keys(headers);for(let i=0;i<keys.length;++i){processHeader(this,keys[i],headers[keys[i]])}}}else if(headers!=
null){throw new InvalidArgumentError("headers must be an object or an array")}assertRequestHandler(handler,method,upgrade);
this.servername=servername||getServerName(this.host)||null;this[kHandler]=handler;if(channels.create.hasSubscribers){channels.
create.publish({request:this})}}onBodySent(chunk){if(channels.bodyChunkSent.hasSubscribers){channels.bodyChunkSent.publish(
{request:this,chunk})}if(this[kHandler].onBodySent){try{return this[kHandler].onBodySent(chunk)}catch(err){this.abort(err)}}}onRequestSent(){
if(channels.bodySent.hasSubscribers){channels.bodySent.publish({request:this})}if(this[kHandler].onRequestSent){try{return this[kHandler].
onRequestSent()}catch(err){this.abort(err)}}}onRequestStart(abort,context){assert(!this.aborted);assert(!this.completed);
this[kController]=new RequestController(abort);if(this.error){this[kController].abort(this.error);return}this.abort=abort;
return this[kHandler].onRequestStart(this[kController],context)}onResponseStarted(){return this[kHandler].onResponseStarted?.()}onResponseStart(statusCode,headers,resume,statusText){
assert(!this.aborted);assert(!this.completed);if(channels.headers.hasSubscribers){channels.headers.publish({request:this,
response:{statusCode,headers,statusText}})}const controller=this[kController];if(controller){controller[kResume]=resume;
controller.rawHeaders=headers}const parsedHeaders=Array.isArray(headers)?parseHeaders(headers):headers;try{this[kHandler].
onResponseStart?.(controller,statusCode,parsedHeaders,statusText);return!controller?.paused}catch(err){this.abort(err);return false}}onResponseData(chunk){
assert(!this.aborted);assert(!this.completed);if(channels.bodyChunkReceived.hasSubscribers){channels.bodyChunkReceived.publish(
{request:this,chunk})}const controller=this[kController];try{this[kHandler].onResponseData?.(controller,chunk);return!controller?.
paused}catch(err){this.abort(err);return false}}onRequestUpgrade(statusCode,headers,socket,statusText=""){this.onFinally();
assert(!this.aborted);assert(!this.completed);if(channels.headers.hasSubscribers){channels.headers.publish({request:this,
response:{statusCode,headers,statusText}})}const controller=this[kController];if(controller){controller.rawHeaders=headers}
const parsedHeaders=Array.isArray(headers)?parseHeaders(headers):headers;const result=this[kHandler].onRequestUpgrade?.(
controller,statusCode,parsedHeaders,socket);if(!this.aborted){this.completed=true;if(channels.trailers.hasSubscribers){channels.
trailers.publish({request:this,trailers:[]})}}return result}onResponseEnd(trailers){this.onFinally();assert(!this.aborted);
assert(!this.completed);this.completed=true;if(channels.trailers.hasSubscribers){channels.trailers.publish({request:this,
trailers})}const controller=this[kController];if(controller){controller.rawTrailers=trailers}const parsedTrailers=Array.
isArray(trailers)?parseHeaders(trailers):trailers;try{return this[kHandler].onResponseEnd?.(controller,parsedTrailers)}catch(err){
this.onResponseError(err)}}onResponseError(error){this.onFinally();if(channels.error.hasSubscribers){channels.error.publish(
{request:this,error})}if(this.aborted){return}this.aborted=true;const controller=this[kController];return this[kHandler].
onResponseError?.(controller,error)}onFinally(){if(this.errorHandler){this.body.off("error",this.errorHandler);this.errorHandler=
null}if(this.endHandler){this.body.off("end",this.endHandler);this.endHandler=null}}addHeader(key,value){processHeader(this,
key,value);return this}}function processHeader(request,key,val){if(val&&(typeof val==="object"&&!Array.isArray(val))){throw new InvalidArgumentError(
`invalid ${key} header`)}else if(val===void 0){return}let headerName=headerNameLowerCasedRecord[key];if(headerName===void 0){
headerName=key.toLowerCase();if(headerNameLowerCasedRecord[headerName]===void 0&&!isValidHTTPToken(headerName)){throw new InvalidArgumentError(
"invalid header key")}}if(Array.isArray(val)){const arr=[];for(let i=0;i<val.length;i++){if(typeof val[i]==="string"){if(!isValidHeaderValue(
val[i])){throw new InvalidArgumentError(`invalid ${key} header`)}arr.push(val[i])}else if(val[i]===null){arr.push("")}else if(typeof val[i]===
"object"){throw new InvalidArgumentError(`invalid ${key} header`)}else{const str=`${val[i]}`;if(!isValidHeaderValue(str)){
throw new InvalidArgumentError(`invalid ${key} header`)}arr.push(str)}}val=arr}else if(typeof val==="string"){if(!isValidHeaderValue(
val)){throw new InvalidArgumentError(`invalid ${key} header`)}}else if(val===null){val=""}else{val=`${val}`;if(!isValidHeaderValue(
val)){throw new InvalidArgumentError(`invalid ${key} header`)}}if(headerName==="host"){if(request.host!==null){throw new InvalidArgumentError(
"duplicate host header")}if(typeof val!=="string"){throw new InvalidArgumentError("invalid host header")}request.host=val}else if(headerName===
"content-length"){if(request.contentLength!==null){throw new InvalidArgumentError("duplicate content-length header")}if(!isValidContentLengthHeaderValue(
val)){throw new InvalidArgumentError("invalid content-length header")}request.contentLength=parseInt(val,10)}else if(request.
contentType===null&&headerName==="content-type"){request.contentType=val;request.headers.push(key,val)}else if(headerName===
"transfer-encoding"||headerName==="keep-alive"||headerName==="upgrade"){throw new InvalidArgumentError(`invalid ${headerName}\
 header`)}else if(headerName==="connection"){const value=typeof val==="string"?val:null;if(value===null){throw new InvalidArgumentError(
"invalid connection header")}for(const token of value.toLowerCase().split(",")){const trimmed=token.trim();if(!isValidHTTPToken(
trimmed)){throw new InvalidArgumentError("invalid connection header")}if(trimmed==="close"){request.reset=true}}}else if(headerName===
"expect"){throw new NotSupportedError("expect header not supported")}else{request.headers.push(key,val)}}let isFormData;
function isUndiciFormData(body){if(isFormData===void 0){__webpack_require__(6338);isFormData=(__webpack_require__(7371).webidl).is.FormData}return isFormData(body)}module.exports=Request;


/***/ }),

/***/ 8951:
/***/ ((module) => {

module.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRequestOrigin:Symbol(
"request origin"),kRedirectCacheControl:Symbol("redirect cache control"),kOriginless:Symbol("originless"),kWriting:Symbol(
"writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("connecting"),
kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol(
"keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol(
"headers timeout"),kBodyTimeout:Symbol("body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local add\
ress"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol("abstracted request body"),kRunning:Symbol(
"running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol(
"reset"),kDestroyed:Symbol.for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol(
"max headers size"),kRunningIdx:Symbol("running index"),kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol(
"clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("destroy callbacks"),kPipelining:Symbol(
"pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol(
"proxy agent options"),kCounter:Symbol("socket request counter"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol(
"http2Session"),kHTTP2Options:Symbol("http2 options"),kHTTP2SessionState:Symbol("http2Session state"),kRetryHandlerDefaultRetry:Symbol(
"retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol("http\
 context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kHostAuthority:Symbol("host authority"),kHTTP2InitialWindowSize:Symbol(
"http2 initial window size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol(
"http2session connect protocol"),kRemoteSettings:Symbol("http2session remote settings"),kHTTP2Stream:Symbol("http2sessio\
n client stream"),kPingInterval:Symbol("ping interval"),kUseMilo:Symbol("use milo"),kNoProxyAgent:Symbol("no proxy agent"),
kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5\
 proxy agent")};


/***/ }),

/***/ 9820:
/***/ ((module) => {

const because="a run reads few headers: to lower their case takes less time than to build the search tree";module.exports=
{tree:{lookup(){}}};


/***/ }),

/***/ 7332:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const assert=__webpack_require__(909);const{kDestroyed,kBodyUsed,kListeners,kBody}=__webpack_require__(8951);const{IncomingMessage}=__webpack_require__(
5255);const stream=__webpack_require__(7075);const net=__webpack_require__(7030);const{stringify}=__webpack_require__(1792);const{EventEmitter:EE,addAbortListener:addAbortListenerNative}=__webpack_require__(8474);const timers=__webpack_require__(4775);const{InvalidArgumentError,ConnectTimeoutError}=__webpack_require__(9263);const{headerNameLowerCasedRecord}=__webpack_require__(
7899);const{tree}=__webpack_require__(9820);class BodyAsyncIterable{constructor(body){this[kBody]=body;this[kBodyUsed]=
false}async*[Symbol.asyncIterator](){assert(!this[kBodyUsed],"disturbed");this[kBodyUsed]=true;yield*this[kBody]}}function noop(){}
function wrapRequestBody(body){if(isStream(body)){if(bodyLength(body)===0){body.on("data",function(){assert(false)})}if(typeof body.
readableDidRead!=="boolean"){body[kBodyUsed]=false;EE.prototype.on.call(body,"data",function(){this[kBodyUsed]=true})}return body}else if(body&&
typeof body.pipeTo==="function"){return new BodyAsyncIterable(body)}else if(body&&isFormDataLike(body)){return body}else if(body&&
typeof body!=="string"&&!ArrayBuffer.isView(body)&&isIterable(body)){return new BodyAsyncIterable(body)}else{return body}}
function isStream(obj){return obj&&typeof obj==="object"&&typeof obj.pipe==="function"&&typeof obj.on==="function"}function isBlobLike(object){
return object instanceof Blob}function pathHasQueryOrFragment(url){return url.includes("?")||url.includes("#")}function serializePathWithQuery(url,queryParams){
if(pathHasQueryOrFragment(url)){throw new Error('Query params cannot be passed when url already contains "?" or "#".')}const stringified=stringify(
queryParams);if(stringified){url+="?"+stringified}return url}function isValidPort(port){const value=parseInt(port,10);return value===
Number(port)&&value>=0&&value<=65535}function isHttpOrHttpsPrefixed(value){return value!=null&&value[0]==="h"&&value[1]===
"t"&&value[2]==="t"&&value[3]==="p"&&(value[4]===":"||value[4]==="s"&&value[5]===":")}function parseURL(url){if(typeof url===
"string"){url=new URL(url);if(!isHttpOrHttpsPrefixed(url.origin||url.protocol)){throw new InvalidArgumentError("Invalid \
URL protocol: the URL must start with `http:` or `https:`.")}return url}if(!url||typeof url!=="object"){throw new InvalidArgumentError(
"Invalid URL: The URL argument must be a non-null object.")}if(!(url instanceof URL)){if(url.port!=null&&url.port!==""&&
isValidPort(url.port)===false){throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string rep\
resentation of an integer.")}if(url.path!=null&&typeof url.path!=="string"){throw new InvalidArgumentError("Invalid URL \
path: the path must be a string or null/undefined.")}if(url.pathname!=null&&typeof url.pathname!=="string"){throw new InvalidArgumentError(
"Invalid URL pathname: the pathname must be a string or null/undefined.")}if(url.hostname!=null&&typeof url.hostname!=="\
string"){throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.")}if(url.
origin!=null&&typeof url.origin!=="string"){throw new InvalidArgumentError("Invalid URL origin: the origin must be a str\
ing or null/undefined.")}if(!isHttpOrHttpsPrefixed(url.origin||url.protocol)){throw new InvalidArgumentError("Invalid UR\
L protocol: the URL must start with `http:` or `https:`.")}const port=url.port!=null?url.port:url.protocol==="https:"?443:
80;let origin=url.origin!=null?url.origin:`${url.protocol||""}//${url.hostname||""}:${port}`;let path=url.path!=null?url.
path:`${url.pathname||""}${url.search||""}`;if(origin[origin.length-1]==="/"){origin=origin.slice(0,origin.length-1)}if(path&&
path[0]!=="/"){path=`/${path}`}return new URL(`${origin}${path}`)}if(!isHttpOrHttpsPrefixed(url.origin||url.protocol)){throw new InvalidArgumentError(
"Invalid URL protocol: the URL must start with `http:` or `https:`.")}return url}function parseOrigin(url){url=parseURL(
url);if(url.pathname!=="/"||url.search||url.hash){throw new InvalidArgumentError("invalid url")}return url}function getHostname(host){
if(host[0]==="["){const idx2=host.indexOf("]");assert(idx2!==-1);return host.substring(1,idx2)}const idx=host.indexOf(":");
if(idx===-1)return host;return host.substring(0,idx)}function getServerName(host){if(!host){return null}assert(typeof host===
"string");const servername=getHostname(host);if(net.isIP(servername)){return""}return servername}function deepClone(obj){
return JSON.parse(JSON.stringify(obj))}function isAsyncIterable(obj){return!!(obj!=null&&typeof obj[Symbol.asyncIterator]===
"function")}function isIterable(obj){return!!(obj!=null&&(typeof obj[Symbol.iterator]==="function"||typeof obj[Symbol.asyncIterator]===
"function"))}function hasSafeIterator(obj){const prototype=Object.getPrototypeOf(obj);const ownIterator=Object.hasOwn(obj,
Symbol.iterator);return ownIterator||prototype!=null&&prototype!==Object.prototype&&typeof obj[Symbol.iterator]==="funct\
ion"}function bodyLength(body){if(body==null){return 0}else if(isStream(body)){const state=body._readableState;return state&&
state.objectMode===false&&state.ended===true&&Number.isFinite(state.length)?state.length:null}else if(isBlobLike(body)){
return body.size!=null?body.size:null}else if(isBuffer(body)){return body.byteLength}return null}function isDestroyed(body){
return body&&!!(body.destroyed||body[kDestroyed]||stream.isDestroyed?.(body))}function destroy(stream2,err){if(stream2==
null||!isStream(stream2)||isDestroyed(stream2)){return}if(typeof stream2.destroy==="function"){if(Object.getPrototypeOf(
stream2).constructor===IncomingMessage){stream2.socket=null}try{stream2.destroy(err)}catch{}}else if(err){queueMicrotask(
()=>{stream2.emit("error",err)})}if(stream2.destroyed!==true){stream2[kDestroyed]=true}}const KEEPALIVE_TIMEOUT_EXPR=/(?:^|,)[\t ]*timeout=(\d+)/i;
function parseKeepAliveTimeout(val){const m=val.match(KEEPALIVE_TIMEOUT_EXPR);return m?parseInt(m[1],10)*1e3:null}function headerNameToString(value){
return typeof value==="string"?headerNameLowerCasedRecord[value]??value.toLowerCase():tree.lookup(value)??value.toString(
"latin1").toLowerCase()}function bufferToLowerCasedHeaderName(value){return tree.lookup(value)??value.toString("latin1").
toLowerCase()}function setHeader(obj,key,value){if(key==="__proto__"){Object.defineProperty(obj,key,{value,enumerable:true,
configurable:true,writable:true})}else{obj[key]=value}}function parseHeaders(headers,obj){if(obj===void 0)obj={};for(let i=0;i<
headers.length;i+=2){const key=headerNameToString(headers[i]);let val=obj[key];if(val!==void 0){if(!Object.hasOwn(obj,key)){
const headersValue=typeof headers[i+1]==="string"?headers[i+1]:Array.isArray(headers[i+1])?headers[i+1].map(x=>x.toString(
"latin1")):headers[i+1].toString("latin1");if(key==="__proto__"){Object.defineProperty(obj,key,{value:headersValue,enumerable:true,
configurable:true,writable:true})}else{obj[key]=headersValue}}else{if(typeof val==="string"){val=[val];obj[key]=val}val.
push(headers[i+1].toString("latin1"))}}else{const headersValue=typeof headers[i+1]==="string"?headers[i+1]:Array.isArray(
headers[i+1])?headers[i+1].map(x=>x.toString("latin1")):headers[i+1].toString("latin1");obj[key]=headersValue}}return obj}
function parseRawHeaders(headers){if(headers==null){return[]}if(!Array.isArray(headers)){const rawHeaders=[];for(const[name,
value]of Object.entries(headers)){if(Array.isArray(value)){for(const entry of value){rawHeaders.push(name,`${entry}`)}}else{
rawHeaders.push(name,`${value}`)}}return rawHeaders}const headersLength=headers.length;const ret=new Array(headersLength);
let key;let val;for(let n=0;n<headersLength;n+=2){key=headers[n];val=headers[n+1];typeof key!=="string"&&(key=key.toString());
typeof val!=="string"&&(val=val.toString("latin1"));ret[n]=key;ret[n+1]=val}return ret}function toRawHeaders(headers){const rawHeaders=[];
for(const[name,value]of Object.entries(headers)){if(Array.isArray(value)){for(const entry of value){rawHeaders.push(Buffer.
from(name,"latin1"),Buffer.from(`${entry}`,"latin1"))}}else{rawHeaders.push(Buffer.from(name,"latin1"),Buffer.from(`${value}`,
"latin1"))}}return rawHeaders}function encodeRawHeaders(headers){if(!Array.isArray(headers)){throw new TypeError("expect\
ed headers to be an array")}return headers.map(x=>Buffer.from(x))}function isBuffer(buffer){return buffer instanceof Uint8Array||
Buffer.isBuffer(buffer)}function assertRequestHandler(handler,method,upgrade){if(!handler||typeof handler!=="object"){throw new InvalidArgumentError(
"handler must be an object")}if(typeof handler.onRequestStart!=="function"){throw new InvalidArgumentError("invalid onRe\
questStart method")}if(typeof handler.onResponseError!=="function"){throw new InvalidArgumentError("invalid onResponseEr\
ror method")}if(typeof handler.onBodySent!=="function"&&handler.onBodySent!==void 0){throw new InvalidArgumentError("inv\
alid onBodySent method")}if(typeof handler.onRequestSent!=="function"&&handler.onRequestSent!==void 0){throw new InvalidArgumentError(
"invalid onRequestSent method")}if(upgrade||method==="CONNECT"){if(typeof handler.onRequestUpgrade!=="function"){throw new InvalidArgumentError(
"invalid onRequestUpgrade method")}}else{if(typeof handler.onResponseStart!=="function"){throw new InvalidArgumentError(
"invalid onResponseStart method")}if(typeof handler.onResponseData!=="function"){throw new InvalidArgumentError("invalid\
 onResponseData method")}if(typeof handler.onResponseEnd!=="function"){throw new InvalidArgumentError("invalid onRespons\
eEnd method")}}}function isDisturbed(body){return!!(body&&(stream.isDisturbed(body)||body[kBodyUsed]))}function getSocketInfo(socket){
return{localAddress:socket.localAddress,localPort:socket.localPort,remoteAddress:socket.remoteAddress,remotePort:socket.
remotePort,remoteFamily:socket.remoteFamily,timeout:socket.timeout,bytesWritten:socket.bytesWritten,bytesRead:socket.bytesRead}}
function isFormDataLike(object){return object&&typeof object==="object"&&typeof object.append==="function"&&typeof object.
delete==="function"&&typeof object.get==="function"&&typeof object.getAll==="function"&&typeof object.has==="function"&&
typeof object.set==="function"&&object[Symbol.toStringTag]==="FormData"}function addAbortListener(signal,listener){if(!signal||
"aborted"in signal){return addAbortListenerNative(signal,listener)[Symbol.dispose]}if(typeof signal.addEventListener==="\
function"){signal.addEventListener("abort",listener,{once:true});return()=>signal.removeEventListener("abort",listener)}
signal.once("abort",listener);return()=>signal.removeListener("abort",listener)}const validTokenChars=new Uint8Array([0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,
0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,
1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function isTokenCharCode(c){return validTokenChars[c]===1}const tokenRegExp=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
function isValidHTTPToken(characters){if(characters.length>=12)return tokenRegExp.test(characters);if(characters.length===
0)return false;for(let i=0;i<characters.length;i++){if(validTokenChars[characters.charCodeAt(i)]!==1){return false}}return true}
const headerCharRegex=/[^\t\x20-\x7e\x80-\xff]/;function isValidHeaderValue(characters){return!headerCharRegex.test(characters)}
const rangeHeaderRegex=/^bytes (\d+)-(\d+)\/(\d+|\*)?$/;function parseRangeHeader(range){if(range==null||range==="")return{
start:0,end:null,size:null};if(!range)return null;const m=rangeHeaderRegex.exec(range);return m?{start:parseInt(m[1]),end:m[2]?
parseInt(m[2]):null,size:m[3]&&m[3]!=="*"?parseInt(m[3]):null}:null}function addListener(obj,name,listener){const listeners=obj[kListeners]??=
[];listeners.push([name,listener]);obj.on(name,listener);return obj}function removeAllListeners(obj){if(obj[kListeners]!=
null){for(const[name,listener]of obj[kListeners]){obj.removeListener(name,listener)}obj[kListeners]=null}return obj}function errorRequest(client,request,err){
try{request.onResponseError(err);assert(request.aborted)}catch(err2){client.emit("error",err2)}}const setupConnectTimeout=process.
platform==="win32"?(socketWeakRef,opts)=>{if(!opts.timeout){return noop}let s1=null;let s2=null;const fastTimer=timers.setFastTimeout(
()=>{s1=setImmediate(()=>{s2=setImmediate(()=>onConnectTimeout(socketWeakRef.deref(),opts))})},opts.timeout);return()=>{
timers.clearFastTimeout(fastTimer);clearImmediate(s1);clearImmediate(s2)}}:(socketWeakRef,opts)=>{if(!opts.timeout){return noop}
let s1=null;const fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{onConnectTimeout(socketWeakRef.deref(),opts)})},
opts.timeout);return()=>{timers.clearFastTimeout(fastTimer);clearImmediate(s1)}};function onConnectTimeout(socket,opts){
if(socket==null){return}let message="Connect Timeout Error";if(Array.isArray(socket.autoSelectFamilyAttemptedAddresses)){
message+=` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`}else{message+=` (attempted ad\
dress: ${opts.hostname}:${opts.port},`}message+=` timeout: ${opts.timeout}ms)`;destroy(socket,new ConnectTimeoutError(message))}
let lastUrlString=null;let lastProtocol=null;function getProtocolFromUrlString(urlString){if(urlString===lastUrlString){
return lastProtocol}const protocol=getProtocolFromUrlStringSlow(urlString);lastUrlString=urlString;lastProtocol=protocol;
return protocol}function getProtocolFromUrlStringSlow(urlString){if(urlString[0]==="h"&&urlString[1]==="t"&&urlString[2]===
"t"&&urlString[3]==="p"){switch(urlString[4]){case":":return"http:";case"s":if(urlString[5]===":"){return"https:"}}}return urlString.
slice(0,urlString.indexOf(":")+1)}const kEnumerableProperty={__proto__:null,enumerable:true};const normalizedMethodRecordsBase={
delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"PO\
ST",POST:"POST",put:"PUT",PUT:"PUT",query:"QUERY",QUERY:"QUERY"};const normalizedMethodRecords={...normalizedMethodRecordsBase,
patch:"patch",PATCH:"PATCH"};Object.setPrototypeOf(normalizedMethodRecordsBase,null);Object.setPrototypeOf(normalizedMethodRecords,
null);module.exports={kEnumerableProperty,isDisturbed,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,
hasSafeIterator,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,addListener,removeAllListeners,
errorRequest,parseRawHeaders,toRawHeaders,encodeRawHeaders,parseHeaders,setHeader,parseKeepAliveTimeout,destroy,bodyLength,
deepClone,isBuffer,assertRequestHandler,getSocketInfo,isFormDataLike,pathHasQueryOrFragment,serializePathWithQuery,addAbortListener,
isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase,normalizedMethodRecords,
isValidPort,isHttpOrHttpsPrefixed,safeHTTPMethods:Object.freeze(["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody,setupConnectTimeout,
getProtocolFromUrlString};


/***/ }),

/***/ 9121:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const assert=__webpack_require__(909);const util=__webpack_require__(7332);const{channels}=__webpack_require__(3082);const timers=__webpack_require__(4775);const{RequestContentLengthMismatchError,ResponseContentLengthMismatchError,
RequestAbortedError,InvalidArgumentError,HeadersTimeoutError,HeadersOverflowError,SocketError,InformationalError,BodyTimeoutError,
HTTPParserError,WebAssemblyNotSupportedError,ResponseExceededMaxSizeError}=__webpack_require__(9263);const{kUrl,kReset,
kClient,kParser,kBlocking,kRunning,kPending,kSize,kWriting,kQueue,kNoRef,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,
kRunningIdx,kError,kPipelining,kSocket,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,
kHeadersTimeout,kBodyTimeout,kStrictContentLength,kMaxRequests,kCounter,kMaxResponseSize,kOnError,kResume,kHTTPContext,kClosed,
kUseMilo}=__webpack_require__(8951);const constants=__webpack_require__(7892);const{H1Parser,getMiloEnabled}=typeof esbuildDetection===
"undefined"?__webpack_require__(6605):{};const EMPTY_BUF=Buffer.alloc(0);const FastBuffer=Buffer[Symbol.species];const removeAllListeners=util.
removeAllListeners;const kIdleSocketValidation=Symbol("kIdleSocketValidation");const kIdleSocketValidationTimeout=Symbol(
"kIdleSocketValidationTimeout");const kSocketUsed=Symbol("kSocketUsed");const kTypeOfService=Symbol("kTypeOfService");let extractBody;
function lazyllhttp(){if(typeof WebAssembly==="undefined"){throw new WebAssemblyNotSupportedError}const llhttpWasmData=process.
env.JEST_WORKER_ID?__webpack_require__(746):void 0;let mod;let useWasmSIMD=true;if(process.arch==="riscv64"){
useWasmSIMD=false}else if(process.arch==="ppc64"){const[major,minor]=process.versions.node.split(".").map(n=>parseInt(n,
10));if(major<24||major===24&&minor<12){useWasmSIMD=false}}if(process.env.UNDICI_NO_WASM_SIMD==="1"){useWasmSIMD=false}else if(process.
env.UNDICI_NO_WASM_SIMD==="0"){useWasmSIMD=true}if(useWasmSIMD){try{mod=new WebAssembly.Module(__webpack_require__(166))}catch{}}if(!mod){mod=new WebAssembly.Module(llhttpWasmData||__webpack_require__(746))}return new WebAssembly.
Instance(mod,{env:{wasm_on_url:(p,at,len)=>{return 0},wasm_on_status:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer,start,
len))},wasm_on_message_begin:p=>{assert(currentParser.ptr===p);return currentParser.onMessageBegin()},wasm_on_header_field:(p,at,len)=>{
assert(currentParser.ptr===p);const start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderField(
new FastBuffer(currentBufferRef.buffer,start,len))},wasm_on_header_value:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer,start,
len))},wasm_on_headers_complete:(p,statusCode,upgrade,shouldKeepAlive)=>{assert(currentParser.ptr===p);return currentParser.
onHeadersComplete(statusCode,upgrade===1,shouldKeepAlive===1)},wasm_on_body:(p,at,len)=>{assert(currentParser.ptr===p);const start=at-
currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onBody(new FastBuffer(currentBufferRef.buffer,start,len))},
wasm_on_message_complete:p=>{assert(currentParser.ptr===p);return currentParser.onMessageComplete()}}})}let llhttpInstance=null;
let currentParser=null;let currentBufferRef=null;let currentBufferSize=0;let currentBufferPtr=null;let currentBuffer=null;
const USE_NATIVE_TIMER=0;const USE_FAST_TIMER=1;const TIMEOUT_HEADERS=2|USE_FAST_TIMER;const TIMEOUT_BODY=4|USE_FAST_TIMER;
const TIMEOUT_KEEP_ALIVE=8|USE_NATIVE_TIMER;class Parser{constructor(client,socket,{exports}){this.llhttp=exports;this.ptr=
this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);this.client=client;this.socket=socket;this.timeout=null;this.timeoutWeakRef=
new WeakRef(this);this.timeoutValue=null;this.timeoutType=null;this.statusCode=0;this.statusText="";this.upgrade=false;this.
headers=[];this.headersSize=0;this.headersMaxSize=client[kMaxHeadersSize];this.shouldKeepAlive=false;this.paused=false;this.
resume=this.resume.bind(this);this.bytesRead=0;this.keepAlive="";this.contentLength=-1;this.hasTransferEncoding=false;this.
connection="";this.maxResponseSize=client[kMaxResponseSize]}setTimeout(delay,type){if(delay!==this.timeoutValue||type&USE_FAST_TIMER^
this.timeoutType&USE_FAST_TIMER){if(this.timeout){timers.clearTimeout(this.timeout);this.timeout=null}if(delay){if(type&
USE_FAST_TIMER){this.timeout=timers.setFastTimeout(onParserTimeout,delay,this.timeoutWeakRef)}else{this.timeout=setTimeout(
onParserTimeout,delay,this.timeoutWeakRef);this.timeout?.unref()}}this.timeoutValue=delay}else if(this.timeout){if(this.
timeout.refresh){this.timeout.refresh()}}this.timeoutType=type}resume(){if(this.socket.destroyed||!this.paused){return}assert(
this.ptr!=null);assert(currentParser===null);this.llhttp.llhttp_resume(this.ptr);assert(this.timeoutType===TIMEOUT_BODY);
if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}this.paused=false;this.execute(this.socket.read()||EMPTY_BUF);
this.readMore()}readMore(){while(!this.paused&&this.ptr){const chunk=this.socket.read();if(chunk===null){break}this.execute(
chunk)}}execute(chunk){assert(currentParser===null);assert(this.ptr!=null);assert(!this.paused);const{socket,llhttp}=this;
if(chunk.length>currentBufferSize){if(currentBufferPtr){llhttp.free(currentBufferPtr)}currentBufferSize=Math.ceil(chunk.
length/4096)*4096;currentBufferPtr=llhttp.malloc(currentBufferSize)}if(currentBuffer===null||currentBuffer.buffer!==llhttp.
memory.buffer||currentBuffer.byteOffset!==currentBufferPtr||currentBuffer.byteLength!==currentBufferSize){currentBuffer=
new Uint8Array(llhttp.memory.buffer,currentBufferPtr,currentBufferSize)}currentBuffer.set(chunk);try{let ret;try{currentBufferRef=
chunk;currentParser=this;ret=llhttp.llhttp_execute(this.ptr,currentBufferPtr,chunk.length)}finally{currentParser=null;currentBufferRef=
null}if(ret!==constants.ERROR.OK){const data=chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr)-currentBufferPtr);if(ret===
constants.ERROR.PAUSED_UPGRADE){this.onUpgrade(data)}else if(ret===constants.ERROR.PAUSED){this.paused=true;socket.unshift(
data)}else{throw this.createError(ret,data)}}}catch(err){util.destroy(socket,err)}}finish(){assert(currentParser===null);
assert(this.ptr!=null);const{llhttp}=this;if(this.paused){let data;do{llhttp.llhttp_resume(this.ptr);this.paused=false;data=
this.socket.read()||EMPTY_BUF;this.execute(data)}while(this.paused&&data.length>0);if(this.paused){llhttp.llhttp_resume(
this.ptr);this.paused=false}}let ret;try{currentParser=this;ret=llhttp.llhttp_finish(this.ptr)}finally{currentParser=null}
if(ret===constants.ERROR.OK){return null}if(ret===constants.ERROR.PAUSED||ret===constants.ERROR.PAUSED_UPGRADE){this.paused=
true;return null}return this.createError(ret,EMPTY_BUF)}createError(ret,data){const{llhttp,contentLength,bytesRead}=this;
if(contentLength!==-1&&bytesRead!==contentLength){return new ResponseContentLengthMismatchError}const ptr=llhttp.llhttp_get_error_reason(
this.ptr);let message="";if(ptr){const len=new Uint8Array(llhttp.memory.buffer,ptr).indexOf(0);message="Response does no\
t match the HTTP/1.1 protocol ("+Buffer.from(llhttp.memory.buffer,ptr,len).toString()+")"}return new HTTPParserError(message,
constants.ERROR[ret],data)}destroy(){assert(currentParser===null);assert(this.ptr!=null);this.llhttp.llhttp_free(this.ptr);
this.ptr=null;this.timeout&&timers.clearTimeout(this.timeout);this.timeout=null;this.timeoutValue=null;this.timeoutType=
null;this.paused=false}onStatus(buf){this.statusText=buf.toString();return 0}onMessageBegin(){const{socket,client}=this;
if(socket.destroyed){return-1}if(client[kRunning]===0){util.destroy(socket,new SocketError("bad response",util.getSocketInfo(
socket)));return-1}const request=client[kQueue][client[kRunningIdx]];if(!request){return-1}request.onResponseStarted();return 0}onHeaderField(buf){
const len=this.headers.length;if((len&1)===0){this.headers.push(buf)}else{this.headers[len-1]=Buffer.concat([this.headers[len-
1],buf])}this.trackHeader(buf.length);return 0}onHeaderValue(buf){let len=this.headers.length;const isContinuation=(len&
1)===0;if((len&1)===1){this.headers.push(buf);len+=1}else{this.headers[len-1]=Buffer.concat([this.headers[len-1],buf])}const key=this.
headers[len-2];if(key.length===10){const headerName=util.bufferToLowerCasedHeaderName(key);if(headerName==="keep-alive"){
this.keepAlive+=(isContinuation||this.keepAlive.length===0?"":",")+buf.toString()}else if(headerName==="connection"){this.
connection+=(isContinuation||this.connection.length===0?"":",")+buf.toString()}}else if(key.length===14&&util.bufferToLowerCasedHeaderName(
key)==="content-length"){if(this.contentLength===-1){this.contentLength=0}for(let i=0;i<buf.length;i++){this.contentLength=
this.contentLength*10+(buf[i]-48)}}else if(key.length===17&&util.bufferToLowerCasedHeaderName(key)==="transfer-encoding"){
this.hasTransferEncoding=true}this.trackHeader(buf.length);return 0}trackHeader(len){this.headersSize+=len;if(this.headersSize>=
this.headersMaxSize){util.destroy(this.socket,new HeadersOverflowError)}}onUpgrade(head){const{upgrade,client,socket,headers,
statusCode,statusText}=this;assert(upgrade);assert(client[kSocket]===socket);assert(!socket.destroyed);assert(!this.paused);
assert((headers.length&1)===0);const request=client[kQueue][client[kRunningIdx]];assert(request);assert(request.upgrade||
request.method==="CONNECT");this.statusCode=0;this.statusText="";this.shouldKeepAlive=false;this.headers=[];this.headersSize=
0;socket.unshift(head);socket[kParser].destroy();socket[kParser]=null;socket[kClient]=null;socket[kError]=null;removeAllListeners(
socket);client[kSocket]=null;client[kHTTPContext]=null;client[kQueue][client[kRunningIdx]++]=null;client.emit("disconnec\
t",client[kUrl],[client],new InformationalError("upgrade"));try{request.onRequestUpgrade(statusCode,headers,socket,statusText)}catch(err){
util.errorRequest(client,request,err);util.destroy(socket,err)}client[kResume]()}onHeadersComplete(statusCode,upgrade,shouldKeepAlive){
const{client,socket,headers,statusText}=this;if(socket.destroyed){return-1}if(client[kRunning]===0){util.destroy(socket,
new SocketError("bad response",util.getSocketInfo(socket)));return-1}const request=client[kQueue][client[kRunningIdx]];if(!request){
return-1}assert(!this.upgrade);assert(this.statusCode<200);if(statusCode===100){util.destroy(socket,new SocketError("bad\
 response",util.getSocketInfo(socket)));return-1}if(upgrade&&!request.upgrade){util.destroy(socket,new SocketError("bad \
upgrade",util.getSocketInfo(socket)));return-1}assert(this.timeoutType===TIMEOUT_HEADERS);this.statusCode=statusCode;this.
shouldKeepAlive=shouldKeepAlive||request.method==="HEAD"&&!socket[kReset]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(
this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection);if(request.method==="HEAD"||statusCode===204||
statusCode===304){if(request.method!=="HEAD"&&(this.contentLength>0||this.hasTransferEncoding)){this.shouldKeepAlive=false}
this.contentLength=-1}if(this.statusCode>=200){const bodyTimeout=request.bodyTimeout!=null?request.bodyTimeout:client[kBodyTimeout];
this.setTimeout(bodyTimeout,TIMEOUT_BODY)}else if(this.timeout){if(this.timeout.refresh){this.timeout.refresh()}}if(request.
method==="CONNECT"){assert(client[kRunning]===1);this.upgrade=true;return 2}if(upgrade){assert(client[kRunning]===1);this.
upgrade=true;return 2}assert((this.headers.length&1)===0);this.headers=[];this.headersSize=0;if(this.shouldKeepAlive&&client[kPipelining]){
const keepAliveTimeout=this.keepAlive?util.parseKeepAliveTimeout(this.keepAlive):null;if(keepAliveTimeout!=null){const timeout=Math.
min(keepAliveTimeout-client[kKeepAliveTimeoutThreshold],client[kKeepAliveMaxTimeout]);if(timeout<=0){socket[kReset]=true}else{
client[kKeepAliveTimeoutValue]=timeout}}else{client[kKeepAliveTimeoutValue]=client[kKeepAliveDefaultTimeout]}}else{socket[kReset]=
true}const pause=request.onResponseStart(statusCode,headers,this.resume,statusText)===false;if(request.aborted){return-1}
if(request.method==="HEAD"){return 1}if(statusCode<200){return 1}if(socket[kBlocking]){socket[kBlocking]=false;client[kResume]()}
return pause?constants.ERROR.PAUSED:0}onBody(buf){const{client,socket,statusCode,maxResponseSize}=this;if(socket.destroyed){
return-1}const request=client[kQueue][client[kRunningIdx]];assert(request);assert(this.timeoutType===TIMEOUT_BODY);if(this.
timeout){if(this.timeout.refresh){this.timeout.refresh()}}assert(statusCode>=200);if(maxResponseSize>-1&&this.bytesRead+
buf.length>maxResponseSize){util.destroy(socket,new ResponseExceededMaxSizeError);return-1}this.bytesRead+=buf.length;if(request.
onResponseData(buf)===false){return constants.ERROR.PAUSED}return 0}onMessageComplete(){const{client,socket,statusCode,upgrade,
headers,contentLength,bytesRead,shouldKeepAlive}=this;if(socket.destroyed&&(!statusCode||shouldKeepAlive)){return-1}if(upgrade){
return 0}assert(statusCode>=100);assert((this.headers.length&1)===0);const request=client[kQueue][client[kRunningIdx]];assert(
request);this.statusCode=0;this.statusText="";this.bytesRead=0;this.contentLength=-1;this.hasTransferEncoding=false;this.
keepAlive="";this.connection="";this.headers=[];this.headersSize=0;if(statusCode<200){return 0}if(contentLength!==-1&&bytesRead!==
contentLength){util.destroy(socket,new ResponseContentLengthMismatchError);return-1}request.onResponseEnd(headers);client[kQueue][client[kRunningIdx]++]=
null;socket[kSocketUsed]=client[kPending]===0;if(socket[kWriting]){assert(client[kRunning]===0);util.destroy(socket,new InformationalError(
"reset"));return constants.ERROR.PAUSED}else if(!shouldKeepAlive){util.destroy(socket,new InformationalError("reset"));return constants.
ERROR.PAUSED}else if(socket[kReset]&&client[kRunning]===0){util.destroy(socket,new InformationalError("reset"));return constants.
ERROR.PAUSED}else if(client[kPipelining]==null||client[kPipelining]===1){setImmediate(client[kResume])}else{client[kResume]()}
return 0}}function onParserTimeout(parserWeakRef){const parser=parserWeakRef.deref();if(!parser){return}const{socket,timeoutType,
client,paused}=parser;if(timeoutType===TIMEOUT_HEADERS){if(!socket[kWriting]||socket.writableNeedDrain||client[kRunning]>
1){assert(!paused,"cannot be paused while waiting for headers");util.destroy(socket,new HeadersTimeoutError)}}else if(timeoutType===
TIMEOUT_BODY){if(!paused){util.destroy(socket,new BodyTimeoutError)}}else if(timeoutType===TIMEOUT_KEEP_ALIVE){assert(client[kRunning]===
0&&client[kKeepAliveTimeoutValue]);util.destroy(socket,new InformationalError("socket idle timeout"))}}function connectH1(client,socket){
client[kSocket]=socket;if(!llhttpInstance){llhttpInstance=lazyllhttp()}if(socket.errored){throw socket.errored}if(socket.
destroyed){throw new SocketError("destroyed")}socket[kNoRef]=false;socket[kWriting]=false;socket[kReset]=false;socket[kBlocking]=
false;socket[kIdleSocketValidation]=0;socket[kIdleSocketValidationTimeout]=null;socket[kSocketUsed]=false;socket[kParser]=
typeof esbuildDetection==="undefined"&&(client[kUseMilo]??getMiloEnabled())?new H1Parser(client,socket):new Parser(client,
socket,llhttpInstance);util.addListener(socket,"error",onHttpSocketError);util.addListener(socket,"readable",onHttpSocketReadable);
util.addListener(socket,"end",onHttpSocketEnd);util.addListener(socket,"close",onHttpSocketClose);socket[kClosed]=false;
socket.on("close",onSocketClose);return{version:"h1",defaultPipelining:1,write(request){return writeH1(client,request)},
resume(){resumeH1(client)},destroy(err,callback){if(socket[kClosed]){queueMicrotask(callback)}else{socket.on("close",callback);
socket.destroy(err)}},get destroyed(){return socket.destroyed},busy(request){if(socket[kWriting]||socket[kReset]||socket[kBlocking]||
socket[kIdleSocketValidation]===1){return true}if(request){if(client[kRunning]>0&&!request.idempotent){return true}if(client[kRunning]>
0&&(request.upgrade||request.method==="CONNECT")){return true}if(client[kRunning]>0&&util.bodyLength(request.body)!==0&&
(util.isStream(request.body)||util.isAsyncIterable(request.body)||util.isFormDataLike(request.body))){return true}}return false}}}
function onHttpSocketError(err){const parser=this[kParser];if(err.code==="ECONNRESET"&&parser.statusCode&&!parser.shouldKeepAlive){
const parserErr=parser.finish();if(parserErr){this[kError]=parserErr;this[kClient][kOnError](parserErr)}return}this[kError]=
err;this[kClient][kOnError](err)}function onHttpSocketReadable(){this[kParser]?.readMore()}function onHttpSocketEnd(){const parser=this[kParser];
if(parser.statusCode&&!parser.shouldKeepAlive){const parserErr=parser.finish();if(parserErr){util.destroy(this,parserErr)}
return}util.destroy(this,new SocketError("other side closed",util.getSocketInfo(this)))}function onHttpSocketClose(){const parser=this[kParser];
clearIdleSocketValidation(this);if(parser){if(!this[kError]&&parser.statusCode&&!parser.shouldKeepAlive){this[kError]=parser.
finish()||this[kError]}this[kParser].destroy();this[kParser]=null}const err=this[kError]||new SocketError("closed",util.
getSocketInfo(this));const client=this[kClient];client[kSocket]=null;client[kHTTPContext]=null;if(client.destroyed){assert(
client[kPending]===0);const requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];
util.errorRequest(client,request,err)}}else if(client[kRunning]>0&&err.code!=="UND_ERR_INFO"){const request=client[kQueue][client[kRunningIdx]];
client[kQueue][client[kRunningIdx]++]=null;util.errorRequest(client,request,err)}client[kPendingIdx]=client[kRunningIdx];
assert(client[kRunning]===0);client.emit("disconnect",client[kUrl],[client],err);client[kResume]()}function onSocketClose(){
this[kClosed]=true}function clearIdleSocketValidation(socket){if(socket[kIdleSocketValidationTimeout]){clearImmediate(socket[kIdleSocketValidationTimeout]);
socket[kIdleSocketValidationTimeout]=null}socket[kIdleSocketValidation]=0}function scheduleIdleSocketValidation(client,socket){
socket[kIdleSocketValidation]=1;socket[kIdleSocketValidationTimeout]=setImmediate(()=>{socket[kIdleSocketValidationTimeout]=
null;socket[kIdleSocketValidation]=2;if(client[kSocket]===socket&&!socket.destroyed){client[kResume]()}})}function resumeH1(client){
const socket=client[kSocket];if(socket&&!socket.destroyed){if(client[kSize]===0){if(!socket[kNoRef]&&socket.unref){socket.
unref();socket[kNoRef]=true}}else if(socket[kNoRef]&&socket.ref){socket.ref();socket[kNoRef]=false}if(client[kRunning]===
0&&client[kPending]>0&&socket[kSocketUsed]){if(socket[kIdleSocketValidation]===0){scheduleIdleSocketValidation(client,socket);
socket[kParser].readMore();if(socket.destroyed){return}return}if(socket[kIdleSocketValidation]===1){socket[kParser].readMore();
if(socket.destroyed){return}return}}if(client[kRunning]===0){socket[kParser].readMore();if(socket.destroyed){return}}if(client[kSize]===
0){if(socket[kParser].timeoutType!==TIMEOUT_KEEP_ALIVE){socket[kParser].setTimeout(client[kKeepAliveTimeoutValue],TIMEOUT_KEEP_ALIVE)}}else if(client[kRunning]>
0&&socket[kParser].statusCode<200){if(socket[kParser].timeoutType!==TIMEOUT_HEADERS){const request=client[kQueue][client[kRunningIdx]];
const headersTimeout=request.headersTimeout!=null?request.headersTimeout:client[kHeadersTimeout];socket[kParser].setTimeout(
headersTimeout,TIMEOUT_HEADERS)}}}}function shouldSendContentLength(method){return method!=="GET"&&method!=="HEAD"&&method!==
"OPTIONS"&&method!=="TRACE"&&method!=="CONNECT"}function setTypeOfService(socket,request){if(typeof socket.setTypeOfService!==
"function"){return}const typeOfService=request.typeOfService;if(typeOfService===void 0){return}const currentTypeOfService=socket[kTypeOfService];
if(currentTypeOfService===typeOfService){return}try{socket.setTypeOfService(typeOfService);socket[kTypeOfService]=typeOfService}catch{}}
function writeH1(client,request){const{method,path,host,upgrade,blocking,reset}=request;let{body,headers,contentLength}=request;
const expectsPayload=method==="PUT"||method==="POST"||method==="PATCH"||method==="QUERY"||method==="PROPFIND"||method===
"PROPPATCH";if(util.isFormDataLike(body)){if(!extractBody){extractBody=(__webpack_require__(5408).extractBody)}const[
bodyStream,contentType]=extractBody(body);if(request.contentType==null){headers.push("content-type",contentType)}body=bodyStream.
stream;contentLength=bodyStream.length}else if(util.isBlobLike(body)&&request.contentType==null){const contentType=body.
type;if(contentType){const contentTypeValue=`${contentType}`;if(!util.isValidHeaderValue(contentTypeValue)){util.errorRequest(
client,request,new InvalidArgumentError("invalid content-type header"));return false}headers.push("content-type",contentTypeValue)}}
if(body&&typeof body.read==="function"){body.read(0)}const bodyLength=util.bodyLength(body);contentLength=bodyLength??contentLength;
if(contentLength===null){contentLength=request.contentLength}if(contentLength===0&&!expectsPayload){contentLength=null}if(shouldSendContentLength(
method)&&contentLength>0&&request.contentLength!==null&&request.contentLength!==contentLength){if(client[kStrictContentLength]){
util.errorRequest(client,request,new RequestContentLengthMismatchError);return false}process.emitWarning(new RequestContentLengthMismatchError)}
const socket=client[kSocket];clearIdleSocketValidation(socket);const abort=err=>{if(request.aborted||request.completed){
return}util.errorRequest(client,request,err||new RequestAbortedError);util.destroy(body);util.destroy(socket,new InformationalError(
"aborted"))};try{request.onRequestStart(abort,null)}catch(err){util.errorRequest(client,request,err)}if(request.aborted){
return false}if(method==="HEAD"){socket[kReset]=true}if(upgrade||method==="CONNECT"){socket[kReset]=true}if(reset!=null){
socket[kReset]=reset}if(client[kMaxRequests]&&++socket[kCounter]>=client[kMaxRequests]){socket[kReset]=true}if(blocking){
socket[kBlocking]=true}setTypeOfService(socket,request);let header=`${method} ${path} HTTP/1.1\r
`;if(typeof host==="string"){header+=`host: ${host}\r
`}else{header+=client[kHostHeader]}if(upgrade){header+=`connection: upgrade\r
upgrade: ${upgrade}\r
`}else if(client[kPipelining]&&!socket[kReset]){header+="connection: keep-alive\r\n"}else{header+="connection: close\r\n"}
if(Array.isArray(headers)){for(let n=0;n<headers.length;n+=2){const key=headers[n+0];const val=headers[n+1];if(Array.isArray(
val)){for(let i=0;i<val.length;i++){header+=`${key}: ${val[i]}\r
`}}else{header+=`${key}: ${val}\r
`}}}if(channels.sendHeaders.hasSubscribers){channels.sendHeaders.publish({request,headers:header,socket})}if(!body||bodyLength===
0){writeBuffer(abort,null,client,request,socket,contentLength,header,expectsPayload)}else if(util.isBuffer(body)){writeBuffer(
abort,body,client,request,socket,contentLength,header,expectsPayload)}else if(util.isBlobLike(body)){if(typeof body.stream===
"function"){writeIterable(abort,body.stream(),client,request,socket,contentLength,header,expectsPayload)}else{writeBlob(
abort,body,client,request,socket,contentLength,header,expectsPayload)}}else if(util.isStream(body)){writeStream(abort,body,
client,request,socket,contentLength,header,expectsPayload)}else if(util.isIterable(body)){writeIterable(abort,body,client,
request,socket,contentLength,header,expectsPayload)}else{assert(false)}return true}function writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");let finished=false;const writer=new AsyncWriter(
{abort,socket,request,contentLength,client,expectsPayload,header});const onData=function(chunk){if(finished){return}try{
if(!writer.write(chunk)&&this.pause){this.pause()}}catch(err){util.destroy(this,err)}};const onDrain=function(){if(finished){
return}if(body.resume){body.resume()}};const onClose=function(){queueMicrotask(()=>{body.removeListener("error",onFinished)});
if(!finished){const err=new RequestAbortedError;queueMicrotask(()=>onFinished(err))}};const onFinished=function(err){if(finished){
return}finished=true;assert(socket.destroyed||socket[kWriting]&&client[kRunning]<=1);socket.off("drain",onDrain).off("er\
ror",onFinished);body.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose);if(!err){
try{writer.end()}catch(er){err=er}}writer.destroy(err);if(err&&(err.code!=="UND_ERR_INFO"||err.message!=="reset")){util.
destroy(body,err)}else{util.destroy(body)}};body.on("data",onData).on("end",onFinished).on("error",onFinished).on("close",
onClose);if(body.resume){body.resume()}socket.on("drain",onDrain).on("error",onFinished);if(body.errorEmitted??body.errored){
setImmediate(onFinished,body.errored)}else if(body.endEmitted??body.readableEnded){setImmediate(onFinished,null)}if(body.
closeEmitted??body.closed){setImmediate(onClose)}}function writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload){
try{if(!body){if(contentLength===0){socket.write(`${header}content-length: 0\r
\r
`,"latin1")}else{assert(contentLength===null,"no body must not have content length");socket.write(`${header}\r
`,"latin1")}}else if(util.isBuffer(body)){assert(contentLength===body.byteLength,"buffer body must have content length");
socket.cork();socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1");socket.write(body);socket.uncork();request.onBodySent(body);if(!expectsPayload&&request.reset!==false){socket[kReset]=
true}}request.onRequestSent();client[kResume]()}catch(err){abort(err)}}async function writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload){
try{if(contentLength!=null&&contentLength!==body.size){throw new RequestContentLengthMismatchError}const buffer=Buffer.from(
await body.arrayBuffer());socket.cork();socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1");socket.write(buffer);socket.uncork();request.onBodySent(buffer);request.onRequestSent();if(!expectsPayload&&
request.reset!==false){socket[kReset]=true}client[kResume]()}catch(err){abort(err)}}async function writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength!==0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){
if(callback){const cb=callback;callback=null;cb()}}const waitForDrain=()=>new Promise((resolve,reject)=>{assert(callback===
null);if(socket[kError]){reject(socket[kError])}else{callback=resolve}});socket.on("close",onDrain).on("drain",onDrain);
const writer=new AsyncWriter({abort,socket,request,contentLength,client,expectsPayload,header});try{for await(const chunk of body){
if(socket[kError]){throw socket[kError]}if(!writer.write(chunk)){await waitForDrain()}}writer.end()}catch(err){writer.destroy(
err)}finally{socket.off("close",onDrain).off("drain",onDrain)}}class AsyncWriter{constructor({abort,socket,request,contentLength,
client,expectsPayload,header}){this.socket=socket;this.request=request;this.contentLength=contentLength;this.client=client;
this.bytesWritten=0;this.expectsPayload=expectsPayload;this.header=header;this.abort=abort;this.lengthMismatch=false;socket[kWriting]=
true}onLengthMismatch(){this.socket[kReset]=true;if(!this.lengthMismatch){this.lengthMismatch=true;process.emitWarning(new RequestContentLengthMismatchError)}}write(chunk){
const{socket,request,contentLength,client,bytesWritten,expectsPayload,header}=this;if(socket[kError]){throw socket[kError]}
if(socket.destroyed){return false}let len=chunk instanceof Uint8Array?chunk.byteLength:Buffer.byteLength(chunk);if(!len){
return true}if(contentLength!==null&&bytesWritten+len>contentLength){if(client[kStrictContentLength]){throw new RequestContentLengthMismatchError}
this.onLengthMismatch();const remaining=contentLength-bytesWritten;if(remaining===0){return true}chunk=(typeof chunk==="\
string"?Buffer.from(chunk):chunk).subarray(0,remaining);len=remaining}socket.cork();if(bytesWritten===0){if(!expectsPayload&&
request.reset!==false){socket[kReset]=true}if(contentLength===null){socket.write(`${header}transfer-encoding: chunked\r
`,"latin1")}else{socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1")}}if(contentLength===null){socket.write(`\r
${len.toString(16)}\r
`,"latin1")}this.bytesWritten+=len;const ret=socket.write(chunk);socket.uncork();request.onBodySent(chunk);if(!ret){if(socket[kParser].
timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS){if(socket[kParser].timeout.refresh){socket[kParser].timeout.refresh()}}}
return ret}end(){const{socket,contentLength,client,bytesWritten,expectsPayload,header,request}=this;request.onRequestSent();
socket[kWriting]=false;if(socket[kError]){throw socket[kError]}if(socket.destroyed){return}if(bytesWritten===0){if(expectsPayload){
socket.write(`${header}content-length: 0\r
\r
`,"latin1")}else{socket.write(`${header}\r
`,"latin1")}}else if(contentLength===null){socket.write("\r\n0\r\n\r\n","latin1")}if(contentLength!==null&&bytesWritten!==
contentLength){if(client[kStrictContentLength]){throw new RequestContentLengthMismatchError}this.onLengthMismatch()}if(socket[kParser].
timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS){if(socket[kParser].timeout.refresh){socket[kParser].timeout.refresh()}}
client[kResume]()}destroy(err){const{socket,client,abort}=this;socket[kWriting]=false;if(err){assert(client[kRunning]<=1,
"pipeline should only contain this request");abort(err)}}}module.exports=connectH1;


/***/ }),

/***/ 8088:
/***/ ((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function leftOut(){
throw new Error(because)};


/***/ }),

/***/ 5929:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const assert=__webpack_require__(909);const net=__webpack_require__(7030);const http=__webpack_require__(5255);const util=__webpack_require__(
7332);const{ClientStats}=__webpack_require__(4418);const{channels}=__webpack_require__(3082);const Request=__webpack_require__(
2083);const DispatcherBase=__webpack_require__(7941);const{InvalidArgumentError,InformationalError,ClientDestroyedError}=__webpack_require__(
9263);const buildConnector=__webpack_require__(3484);const{kUrl,kServerName,kClient,kBusy,kConnect,kResuming,
kRunning,kPending,kSize,kQueue,kConnected,kConnecting,kNeedDrain,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,
kError,kPipelining,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,
kBodyTimeout,kStrictContentLength,kConnector,kMaxRequests,kCounter,kClose,kDestroy,kDispatch,kLocalAddress,kMaxResponseSize,
kOnError,kHTTPContext,kMaxConcurrentStreams,kHostAuthority,kResume,kHTTP2Options,kUseMilo}=__webpack_require__(8951);
const connectH1=__webpack_require__(9121);const connectH2=__webpack_require__(8088);const kClosedResolve=Symbol("kClosed\
Resolve");const getDefaultNodeMaxHeaderSize=http&&http.maxHeaderSize&&Number.isInteger(http.maxHeaderSize)&&http.maxHeaderSize>
0?()=>http.maxHeaderSize:()=>{throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid")};
const noop=()=>{};function getPipelining(client){return client[kPipelining]??client[kHTTPContext]?.defaultPipelining??1}
let h2NamespaceOptsWarning=false;function emitH2OptionsNamespaceWarning(optName){if(h2NamespaceOptsWarning===true)return;
process.emitWarning(`Use h2Options.${optName} instead. ${optName} for H2 will be deprecated in future major.`,{code:"UND\
ICI-H2-OPTIONS"});h2NamespaceOptsWarning=true}function getMaxConcurrent(client){if(client[kHTTPContext]?.version==="h2"){
return client[kMaxConcurrentStreams]}return getPipelining(client)}class Client extends DispatcherBase{constructor(url,{maxHeaderSize,
headersTimeout,socketTimeout,requestTimeout,connectTimeout,bodyTimeout,idleTimeout,keepAlive,keepAliveTimeout,maxKeepAliveTimeout,
keepAliveMaxTimeout,keepAliveTimeoutThreshold,socketPath,pipelining,tls,strictContentLength,maxCachedSessions,connect:connect2,
maxRequestsPerClient,localAddress,maxResponseSize,autoSelectFamily,autoSelectFamilyAttemptTimeout,maxConcurrentStreams,allowH2,
useH2c,initialWindowSize,connectionWindowSize,pingInterval,useMilo,webSocket,h2Options,eventSource}={}){if(keepAlive!==void 0){
throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead")}if(socketTimeout!==void 0){throw new InvalidArgumentError(
"unsupported socketTimeout, use headersTimeout & bodyTimeout instead")}if(requestTimeout!==void 0){throw new InvalidArgumentError(
"unsupported requestTimeout, use headersTimeout & bodyTimeout instead")}if(idleTimeout!==void 0){throw new InvalidArgumentError(
"unsupported idleTimeout, use keepAliveTimeout instead")}if(maxKeepAliveTimeout!==void 0){throw new InvalidArgumentError(
"unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead")}if(maxHeaderSize!=null){if(!Number.isInteger(maxHeaderSize)||
maxHeaderSize<1){throw new InvalidArgumentError("invalid maxHeaderSize")}}else{maxHeaderSize=getDefaultNodeMaxHeaderSize()}
if(socketPath!=null&&typeof socketPath!=="string"){throw new InvalidArgumentError("invalid socketPath")}if(connectTimeout!=
null&&(!Number.isFinite(connectTimeout)||connectTimeout<0)){throw new InvalidArgumentError("invalid connectTimeout")}if(keepAliveTimeout!=
null&&(!Number.isFinite(keepAliveTimeout)||keepAliveTimeout<=0)){throw new InvalidArgumentError("invalid keepAliveTimeou\
t")}if(keepAliveMaxTimeout!=null&&(!Number.isFinite(keepAliveMaxTimeout)||keepAliveMaxTimeout<=0)){throw new InvalidArgumentError(
"invalid keepAliveMaxTimeout")}if(keepAliveTimeoutThreshold!=null&&!Number.isFinite(keepAliveTimeoutThreshold)){throw new InvalidArgumentError(
"invalid keepAliveTimeoutThreshold")}if(headersTimeout!=null&&(!Number.isInteger(headersTimeout)||headersTimeout<0)){throw new InvalidArgumentError(
"headersTimeout must be a positive integer or zero")}if(bodyTimeout!=null&&(!Number.isInteger(bodyTimeout)||bodyTimeout<
0)){throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero")}if(connect2!=null&&typeof connect2!==
"function"&&typeof connect2!=="object"){throw new InvalidArgumentError("connect must be a function or an object")}if(maxRequestsPerClient!=
null&&(!Number.isInteger(maxRequestsPerClient)||maxRequestsPerClient<0)){throw new InvalidArgumentError("maxRequestsPerC\
lient must be a positive number")}if(localAddress!=null&&(typeof localAddress!=="string"||net.isIP(localAddress)===0)){throw new InvalidArgumentError(
"localAddress must be valid string IP address")}if(maxResponseSize!=null&&(!Number.isInteger(maxResponseSize)||maxResponseSize<
-1)){throw new InvalidArgumentError("maxResponseSize must be a positive number")}if(autoSelectFamilyAttemptTimeout!=null&&
(!Number.isInteger(autoSelectFamilyAttemptTimeout)||autoSelectFamilyAttemptTimeout<-1)){throw new InvalidArgumentError("\
autoSelectFamilyAttemptTimeout must be a positive number")}if(allowH2!=null&&typeof allowH2!=="boolean"){throw new InvalidArgumentError(
"allowH2 must be a valid boolean value")}if(allowH2!==false){if(h2Options!=null){if(h2Options.useH2c!=null&&typeof h2Options.
useH2c!=="boolean"){throw new InvalidArgumentError("h2Options.useH2c must be a valid boolean value")}if(h2Options.settings?.
initialWindowSize!=null&&(!Number.isInteger(h2Options.settings.initialWindowSize)||h2Options.settings.initialWindowSize<
1)){throw new InvalidArgumentError("h2Options.settings.initialWindowSize must be a positive integer, greater than 0")}if(h2Options.
maxConcurrentStreams!=null&&(!Number.isInteger(h2Options.maxConcurrentStreams)||h2Options.maxConcurrentStreams<1)){throw new InvalidArgumentError(
"h2Options.maxConcurrentStreams must be a positive integer, greater than 0")}if(h2Options.connectionWindowSize!=null&&(!Number.
isInteger(h2Options.connectionWindowSize)||h2Options.connectionWindowSize<1)){throw new InvalidArgumentError("h2Options.\
connectionWindowSize must be a positive integer, greater than 0")}if(h2Options.pingInterval!=null&&(typeof h2Options.pingInterval!==
"number"||!Number.isInteger(h2Options.pingInterval)||h2Options.pingInterval<0)){throw new InvalidArgumentError("h2Option\
s.pingInterval must be a positive integer, greater or equal to 0")}}else{if(useH2c!=null&&typeof useH2c!=="boolean"){emitH2OptionsNamespaceWarning(
"useH2c");throw new InvalidArgumentError("useH2c must be a valid boolean value")}if(maxConcurrentStreams!=null&&(typeof maxConcurrentStreams!==
"number"||maxConcurrentStreams<1)){emitH2OptionsNamespaceWarning("maxConcurrentStreams");throw new InvalidArgumentError(
"maxConcurrentStreams must be a positive integer, greater than 0")}if(initialWindowSize!=null&&(!Number.isInteger(initialWindowSize)||
initialWindowSize<1)){emitH2OptionsNamespaceWarning("initialWindowSize");throw new InvalidArgumentError("initialWindowSi\
ze must be a positive integer, greater than 0")}if(connectionWindowSize!=null&&(!Number.isInteger(connectionWindowSize)||
connectionWindowSize<1)){emitH2OptionsNamespaceWarning("connectionWindowSize");throw new InvalidArgumentError("connectio\
nWindowSize must be a positive integer, greater than 0")}if(pingInterval!=null&&(typeof pingInterval!=="number"||!Number.
isInteger(pingInterval)||pingInterval<0)){emitH2OptionsNamespaceWarning("pingInterval");throw new InvalidArgumentError("\
pingInterval must be a positive integer, greater or equal to 0")}}}super({webSocket,eventSource});if(typeof connect2!=="\
function"){connect2=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,useH2c:h2Options?.useH2c??useH2c,timeout:connectTimeout,
...typeof autoSelectFamily==="boolean"?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect2})}else{const customConnect=connect2;
connect2=(opts,callback)=>customConnect({...opts,...socketPath!=null?{socketPath}:null,...allowH2!=null?{allowH2}:null},
callback)}this[kUrl]=util.parseOrigin(url);this[kHostAuthority]=`${this[kUrl].hostname}${this[kUrl].port?`:${this[kUrl].
port}`:""}`;this[kConnector]=connect2;this[kPipelining]=pipelining!=null?pipelining:1;this[kMaxHeadersSize]=maxHeaderSize;
this[kKeepAliveDefaultTimeout]=keepAliveTimeout==null?4e3:keepAliveTimeout;this[kKeepAliveMaxTimeout]=keepAliveMaxTimeout==
null?6e5:keepAliveMaxTimeout;this[kKeepAliveTimeoutThreshold]=keepAliveTimeoutThreshold==null?2e3:keepAliveTimeoutThreshold;
this[kKeepAliveTimeoutValue]=this[kKeepAliveDefaultTimeout];this[kServerName]=null;this[kLocalAddress]=localAddress!=null?
localAddress:null;this[kResuming]=0;this[kNeedDrain]=0;this[kHostHeader]=`host: ${this[kHostAuthority]}\r
`;this[kBodyTimeout]=bodyTimeout!=null?bodyTimeout:3e5;this[kHeadersTimeout]=headersTimeout!=null?headersTimeout:3e5;this[kStrictContentLength]=
strictContentLength==null?true:strictContentLength;this[kMaxRequests]=maxRequestsPerClient;this[kClosedResolve]=null;this[kMaxResponseSize]=
maxResponseSize>-1?maxResponseSize:-1;this[kHTTPContext]=null;this[kHTTP2Options]={pingInterval:h2Options?.pingInterval??
pingInterval??6e4,connectionWindowSize:h2Options?.connectionWindowSize??connectionWindowSize??524288,maxConcurrentStreams:h2Options?.
maxConcurrentStreams??maxConcurrentStreams??100,sessionOptions:{initialWindowSize:h2Options?.initialWindowSize??initialWindowSize??
262144}};this[kUseMilo]=useMilo;this[kQueue]=[];this[kRunningIdx]=0;this[kPendingIdx]=0;this[kResume]=sync=>resume(this,
sync);this[kOnError]=err=>onError(this,err)}get pipelining(){return this[kPipelining]}set pipelining(value){this[kPipelining]=
value;this[kResume](true)}get stats(){return new ClientStats(this)}get[kPending](){return this[kQueue].length-this[kPendingIdx]}get[kRunning](){
return this[kPendingIdx]-this[kRunningIdx]}get[kSize](){return this[kQueue].length-this[kRunningIdx]}get[kConnected](){return!!this[kHTTPContext]&&
!this[kConnecting]&&!this[kHTTPContext].destroyed}get[kBusy](){const allowsMux=this[kHTTPContext]?.version==="h2";return Boolean(
this[kHTTPContext]?.busy(null)||this[kSize]>=(getMaxConcurrent(this)||1)||this[kPending]>0&&!allowsMux)}[kConnect](cb){connect(
this);this.once("connect",cb)}[kDispatch](opts,handler){const request=new Request(this[kUrl].origin,opts,handler);this[kQueue].
push(request);if(this[kResuming]){}else if(util.bodyLength(request.body)==null&&util.isIterable(request.body)){this[kResuming]=
1;queueMicrotask(()=>resume(this))}else{this[kResume](true)}if(this[kResuming]&&this[kNeedDrain]!==2&&this[kBusy]){this[kNeedDrain]=
2}return this[kNeedDrain]<2}[kClose](){return new Promise(resolve=>{if(this[kSize]){this[kClosedResolve]=resolve}else{resolve(
null)}})}[kDestroy](err){return new Promise(resolve=>{const requests=this[kQueue].splice(this[kPendingIdx]);for(let i=0;i<
requests.length;i++){const request=requests[i];if(request!=null){util.errorRequest(this,request,err)}}const callback=()=>{
if(this[kClosedResolve]){this[kClosedResolve]();this[kClosedResolve]=null}resolve(null)};if(this[kHTTPContext]){this[kHTTPContext].
destroy(err,callback);this[kHTTPContext]=null}else{queueMicrotask(callback)}this[kResume]()})}}function onError(client,err){
if(client[kRunning]===0&&err.code!=="UND_ERR_INFO"&&err.code!=="UND_ERR_SOCKET"){assert(client[kPendingIdx]===client[kRunningIdx]);
const requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){const request=requests[i];if(request!=
null){util.errorRequest(client,request,err)}}assert(client[kSize]===0)}}function connect(client){assert(!client[kConnecting]);
assert(!client[kHTTPContext]);let{host,hostname,protocol,port}=client[kUrl];if(hostname[0]==="["){const idx=hostname.indexOf(
"]");assert(idx!==-1);const ip=hostname.substring(1,idx);assert(net.isIPv6(ip));hostname=ip}client[kConnecting]=true;if(channels.
beforeConnect.hasSubscribers){channels.beforeConnect.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.
version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector]})}try{client[kConnector](
{host,hostname,protocol,port,servername:client[kServerName],localAddress:client[kLocalAddress]},(err,socket)=>{if(err){handleConnectError(
client,err,{host,hostname,protocol,port});client[kResume]();return}if(client.destroyed){util.destroy(socket.on("error",noop),
new ClientDestroyedError);client[kResume]();return}assert(socket);try{client[kHTTPContext]=socket.alpnProtocol==="h2"?connectH2(
client,socket):connectH1(client,socket)}catch(err2){socket.destroy().on("error",noop);handleConnectError(client,err2,{host,
hostname,protocol,port});client[kResume]();return}client[kConnecting]=false;socket[kCounter]=0;socket[kMaxRequests]=client[kMaxRequests];
socket[kClient]=client;socket[kError]=null;if(channels.connected.hasSubscribers){channels.connected.publish({connectParams:{
host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},
connector:client[kConnector],socket})}client.emit("connect",client[kUrl],[client]);client[kResume]()})}catch(err){handleConnectError(
client,err,{host,hostname,protocol,port});client[kResume]()}}function handleConnectError(client,err,{host,hostname,protocol,
port}){if(client.destroyed){return}client[kConnecting]=false;if(channels.connectError.hasSubscribers){channels.connectError.
publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],
localAddress:client[kLocalAddress]},connector:client[kConnector],error:err})}if(err.code==="ERR_TLS_CERT_ALTNAME_INVALID"){
const running=client[kQueue].splice(client[kRunningIdx],client[kRunning]);client[kPendingIdx]=client[kRunningIdx];for(let i=0;i<
running.length;i++){util.errorRequest(client,running[i],err)}while(client[kPending]>0&&client[kQueue][client[kPendingIdx]].
servername===client[kServerName]){const request=client[kQueue].splice(client[kPendingIdx],1)[0];util.errorRequest(client,
request,err)}}else{onError(client,err)}client.emit("connectionError",client[kUrl],[client],err)}function emitDrain(client){
client[kNeedDrain]=0;client.emit("drain",client[kUrl],[client])}function resume(client,sync){if(client[kResuming]===2){return}
client[kResuming]=2;_resume(client,sync);client[kResuming]=0;if(client[kRunningIdx]>256){client[kQueue].splice(0,client[kRunningIdx]);
client[kPendingIdx]-=client[kRunningIdx];client[kRunningIdx]=0}}function _resume(client,sync){while(true){if(client.destroyed){
assert(client[kPending]===0);return}if(client[kClosedResolve]&&!client[kSize]){client[kClosedResolve]();client[kClosedResolve]=
null;return}if(client[kHTTPContext]){client[kHTTPContext].resume()}if(client[kBusy]){client[kNeedDrain]=2}else if(client[kNeedDrain]===
2){if(sync){client[kNeedDrain]=1;queueMicrotask(()=>emitDrain(client))}else{emitDrain(client)}continue}if(client[kPending]===
0){return}if(client[kRunning]>=(getMaxConcurrent(client)||1)){return}const request=client[kQueue][client[kPendingIdx]];if(request===
null){return}if(request.aborted){client[kQueue].splice(client[kPendingIdx],1);continue}if(client[kUrl].protocol==="https\
:"&&client[kServerName]!==request.servername){if(client[kRunning]>0){return}client[kServerName]=request.servername;client[kHTTPContext]?.
destroy(new InformationalError("servername changed"),()=>{client[kHTTPContext]=null;resume(client)})}if(client[kConnecting]){
return}if(!client[kHTTPContext]){client[kServerName]=request.servername;connect(client);return}if(client[kHTTPContext].destroyed){
return}if(client[kHTTPContext].busy(request)){return}if(!request.aborted&&client[kHTTPContext].write(request)){client[kPendingIdx]++}else{
client[kQueue].splice(client[kPendingIdx],1)}}}module.exports=Client;


/***/ }),

/***/ 7941:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const buffer=__webpack_require__(4573);const Dispatcher=__webpack_require__(959);const{ClientDestroyedError,ClientClosedError,
InvalidArgumentError}=__webpack_require__(9263);const{kDestroy,kClose,kClosed,kDestroyed,kDispatch}=__webpack_require__(8951);const{defaultWebSocketMaxFragments,defaultWebSocketMaxPayloadSize}=__webpack_require__(7899);const kOnDestroyed=Symbol(
"onDestroyed");const kOnClosed=Symbol("onClosed");const kWebSocketOptions=Symbol("webSocketOptions");const kEventSourceOptions=Symbol(
"eventSourceOptions");class DispatcherBase extends Dispatcher{[kDestroyed]=false;[kOnDestroyed]=null;[kClosed]=false;[kOnClosed]=null;constructor(opts){
super();this[kWebSocketOptions]=opts?.webSocket??{};this[kEventSourceOptions]=opts?.eventSource??{}}get webSocketOptions(){
return{maxFragments:this[kWebSocketOptions].maxFragments??defaultWebSocketMaxFragments,maxPayloadSize:this[kWebSocketOptions].
maxPayloadSize??defaultWebSocketMaxPayloadSize}}get eventSourceOptions(){return{maxEventSize:this[kEventSourceOptions].maxEventSize??
buffer.kStringMaxLength}}get destroyed(){return this[kDestroyed]}get closed(){return this[kClosed]}close(callback){if(callback===
void 0){return new Promise((resolve,reject)=>{this.close((err,data)=>{return err?reject(err):resolve(data)})})}if(typeof callback!==
"function"){throw new InvalidArgumentError("invalid callback")}if(this[kDestroyed]){const err=new ClientDestroyedError;queueMicrotask(
()=>callback(err,null));return}if(this[kClosed]){if(this[kOnClosed]){this[kOnClosed].push(callback)}else{queueMicrotask(
()=>callback(null,null))}return}this[kClosed]=true;this[kOnClosed]??=[];this[kOnClosed].push(callback);const onClosed=()=>{
const callbacks=this[kOnClosed];this[kOnClosed]=null;for(let i=0;i<callbacks.length;i++){callbacks[i](null,null)}};this[kClose]().
then(()=>this.destroy()).then(()=>queueMicrotask(onClosed))}destroy(err,callback){if(typeof err==="function"){callback=err;
err=null}if(callback===void 0){return new Promise((resolve,reject)=>{this.destroy(err,(err2,data)=>{return err2?reject(err2):
resolve(data)})})}if(typeof callback!=="function"){throw new InvalidArgumentError("invalid callback")}if(this[kDestroyed]){
if(this[kOnDestroyed]){this[kOnDestroyed].push(callback)}else{queueMicrotask(()=>callback(null,null))}return}if(!err){err=
new ClientDestroyedError}this[kDestroyed]=true;this[kOnDestroyed]??=[];this[kOnDestroyed].push(callback);const onDestroyed=()=>{
const callbacks=this[kOnDestroyed];this[kOnDestroyed]=null;for(let i=0;i<callbacks.length;i++){callbacks[i](null,null)}};
this[kDestroy](err).then(()=>queueMicrotask(onDestroyed))}dispatch(opts,handler){if(!handler||typeof handler!=="object"){
throw new InvalidArgumentError("handler must be an object")}try{if(!opts||typeof opts!=="object"){throw new InvalidArgumentError(
"opts must be an object.")}if(opts.dispatcher){throw new InvalidArgumentError("opts.dispatcher is not supported by insta\
nce methods. Pass opts.dispatcher to the top-level undici functions or call the dispatcher instance method directly.")}if(this[kDestroyed]||
this[kOnDestroyed]){throw new ClientDestroyedError}if(this[kClosed]){throw new ClientClosedError}return this[kDispatch](
opts,handler)}catch(err){if(typeof handler.onResponseError!=="function"){throw err}handler.onResponseError(null,err);return false}}}
module.exports=DispatcherBase;


/***/ }),

/***/ 959:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const EventEmitter=__webpack_require__(8474);const{kOriginless,kUrl}=__webpack_require__(8951);class Dispatcher extends EventEmitter{dispatch(){
throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...args){
const interceptors=Array.isArray(args[0])?args[0]:args;const interceptorOrigin=this[kOriginless]===true?null:this[kUrl]?.
origin;let dispatch=this.dispatch.bind(this);for(const interceptor of interceptors){if(interceptor==null){continue}if(typeof interceptor!==
"function"){throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`)}dispatch=interceptor(
dispatch,interceptorOrigin);if(dispatch==null||typeof dispatch!=="function"||dispatch.length!==2){throw new TypeError("i\
nvalid interceptor")}}const originalDispatch=dispatch;const self=this;dispatch=function(opts,handler){if(opts&&typeof opts===
"object"&&!opts.origin&&self[kUrl]){opts=Object.assign({},opts,{origin:self[kUrl].origin})}return originalDispatch(opts,
handler)};return new Proxy(this,{get:(target,key)=>key==="dispatch"?dispatch:target[key]})}}module.exports=Dispatcher;


/***/ }),

/***/ 464:
/***/ ((module) => {

const kSize=2048;const kMask=kSize-1;class FixedCircularBuffer{bottom=0;top=0;list=new Array(kSize).fill(void 0);next=null;isEmpty(){
return this.top===this.bottom}isFull(){return(this.top+1&kMask)===this.bottom}push(data){this.list[this.top]=data;this.top=
this.top+1&kMask}shift(){const nextItem=this.list[this.bottom];if(nextItem===void 0){return null}this.list[this.bottom]=
void 0;this.bottom=this.bottom+1&kMask;return nextItem}}module.exports=class FixedQueue{constructor(){this.head=this.tail=
new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(data){if(this.head.isFull()){this.head=this.head.next=
new FixedCircularBuffer}this.head.push(data)}shift(){const tail=this.tail;const next=tail.shift();if(tail.isEmpty()&&tail.
next!==null){this.tail=tail.next;tail.next=null}return next}};


/***/ }),

/***/ 6605:
/***/ ((module) => {

const because="llhttp parses HTTP/1.1";module.exports={H1Parser(){throw new Error(because)},getMiloEnabled:()=>false,setMiloEnabled(){
throw new Error(because)}};


/***/ }),

/***/ 3636:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{AsyncResource}=__webpack_require__(6698);const{PoolStats}=__webpack_require__(4418);const DispatcherBase=__webpack_require__(
7941);const FixedQueue=__webpack_require__(464);const{kConnected,kSize,kRunning,kPending,kQueued,kBusy,kFree,
kUrl,kClose,kDestroy,kDispatch}=__webpack_require__(8951);const kClients=Symbol("clients");const kNeedDrain=Symbol("nee\
dDrain");const kQueue=Symbol("queue");const kClosedResolve=Symbol("closed resolve");const kOnDrain=Symbol("onDrain");const kOnConnect=Symbol(
"onConnect");const kOnDisconnect=Symbol("onDisconnect");const kOnConnectionError=Symbol("onConnectionError");const kOnClientBusy=Symbol(
"on client busy");const kOnClientDrain=Symbol("on client drain");const kDrainQueue=Symbol("drain queue");const kGetDispatcher=Symbol(
"get dispatcher");const kHasDispatcher=Symbol("has dispatcher");const kAddClient=Symbol("add client");const kRemoveClient=Symbol(
"remove client");const kRetireClient=Symbol("retire client");const kRetiring=Symbol("retiring clients");class QueuedRequest extends AsyncResource{constructor(opts,handler){
super("UNDICI_POOL_QUEUED_REQUEST");this.opts=opts;this.handler=handler}dispatch(dispatcher){return this.runInAsyncScope(
dispatcher.dispatch,dispatcher,this.opts,this.handler)}}function closeClients(pool){const closeAll=[];for(let i=0;i<pool[kClients].
length;i++){const client=pool[kClients][i];if(!client.destroyed){closeAll.push(client.close())}}for(const closed of pool[kRetiring].
values()){closeAll.push(closed)}return Promise.all(closeAll)}class PoolBase extends DispatcherBase{[kQueue]=new FixedQueue;[kQueued]=0;[kClients]=[];[kRetiring]=new Map;[kNeedDrain]=false;[kOnDrain](client,origin,targets){
if(client.closed||client.destroyed){return}const queue=this[kQueue];let needDrain=false;this[kOnClientDrain](client);while(!needDrain){
const item=queue.shift();if(!item){break}this[kQueued]--;needDrain=!item.dispatch(client)}client[kNeedDrain]=needDrain;if(needDrain){
this[kOnClientBusy](client);if(!queue.isEmpty()){return this[kDrainQueue](origin,targets)}}if(!needDrain&&this[kNeedDrain]){
this[kNeedDrain]=false;this.emit("drain",origin,[this,...targets])}if(this[kClosedResolve]&&queue.isEmpty()){return closeClients(
this).then(this[kClosedResolve])}}[kOnClientBusy](){}[kOnClientDrain](){}[kDrainQueue](origin,targets){const queue=this[kQueue];
let hasDispatcher=true;while(!queue.isEmpty()){const dispatcher=this[kGetDispatcher]();if(!dispatcher){hasDispatcher=false;
break}const item=queue.shift();this[kQueued]--;if(!item.dispatch(dispatcher)){dispatcher[kNeedDrain]=true;this[kOnClientBusy](
dispatcher);hasDispatcher=this[kHasDispatcher]();if(!hasDispatcher){break}}}if(hasDispatcher&&this[kNeedDrain]){this[kNeedDrain]=
false;this.emit("drain",origin,[this,...targets])}if(this[kClosedResolve]&&queue.isEmpty()){return closeClients(this).then(
this[kClosedResolve])}}[kOnConnect]=(origin,targets)=>{this.emit("connect",origin,[this,...targets])};[kOnDisconnect]=(origin,targets,err)=>{
this.emit("disconnect",origin,[this,...targets],err)};[kOnConnectionError]=(origin,targets,err)=>{this.emit("connectionE\
rror",origin,[this,...targets],err)};get[kBusy](){return this[kNeedDrain]}get[kConnected](){let ret=0;for(const{[kConnected]:connected}of this[kClients]){
ret+=connected}return ret}get[kFree](){let ret=0;for(const{[kConnected]:connected,[kNeedDrain]:needDrain}of this[kClients]){
ret+=connected&&!needDrain}return ret}get[kPending](){let ret=this[kQueued];for(const{[kPending]:pending}of this[kClients]){
ret+=pending}return ret}get[kRunning](){let ret=0;for(const{[kRunning]:running}of this[kClients]){ret+=running}return ret}get[kSize](){
let ret=this[kQueued];for(const{[kSize]:size}of this[kClients]){ret+=size}return ret}get stats(){return new PoolStats(this)}[kClose](){
if(this[kQueue].isEmpty()){return closeClients(this)}else{return new Promise(resolve=>{this[kClosedResolve]=resolve})}}[kDestroy](err){
while(true){const item=this[kQueue].shift();if(!item){break}item.handler.onResponseError(null,err)}const destroyAll=new Array(
this[kClients].length);for(let i=0;i<this[kClients].length;i++){destroyAll[i]=this[kClients][i].destroy(err)}for(const client of this[kRetiring].
keys()){destroyAll.push(client.destroy(err))}return Promise.all(destroyAll)}[kDispatch](opts,handler){const dispatcher=this[kGetDispatcher]();
if(!dispatcher){this[kNeedDrain]=true;this[kQueue].push(new QueuedRequest(opts,handler));this[kQueued]++}else if(!dispatcher.
dispatch(opts,handler)){dispatcher[kNeedDrain]=true;this[kOnClientBusy](dispatcher);this[kNeedDrain]=!this[kHasDispatcher]()}
return!this[kNeedDrain]}[kHasDispatcher](){for(let i=0;i<this[kClients].length;i++){const dispatcher=this[kClients][i];if(!dispatcher[kNeedDrain]&&
dispatcher.closed!==true&&dispatcher.destroyed!==true){return true}}return false}[kAddClient](client){client.on("drain",
this[kOnDrain].bind(this,client)).on("connect",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionErro\
r",this[kOnConnectionError]);this[kClients].push(client);if(this[kNeedDrain]){queueMicrotask(()=>{if(this[kNeedDrain]&&!client[kNeedDrain]){
this[kOnDrain](client,client[kUrl],[client,this])}})}return this}[kRetireClient](client){const idx=this[kClients].indexOf(
client);if(idx!==-1){this[kClients].splice(idx,1)}if(client.destroyed||this[kRetiring].has(client)){return}let done=false;
let resolveClosed;const closed=new Promise(resolve=>{resolveClosed=resolve});this[kRetiring].set(client,closed);client.close(
()=>{if(!done){done=true;this[kRetiring].delete(client);resolveClosed()}})}[kRemoveClient](client){this[kRetireClient](client);
this[kNeedDrain]=!this[kClients].some(dispatcher=>!dispatcher[kNeedDrain]&&dispatcher.closed!==true&&dispatcher.destroyed!==
true)}}module.exports={PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kRetireClient,kDrainQueue,kOnClientBusy,kOnClientDrain,
kGetDispatcher,kHasDispatcher};


/***/ }),

/***/ 6864:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{PoolBase,kClients,kNeedDrain,kAddClient,kDrainQueue,kOnClientBusy,kOnClientDrain,kGetDispatcher,kHasDispatcher,kRemoveClient,
kRetireClient}=__webpack_require__(3636);const Client=__webpack_require__(5929);const{InvalidArgumentError}=__webpack_require__(9263);const util=__webpack_require__(7332);const{kConnecting,kHTTPContext,kUrl,kQueued}=__webpack_require__(8951);const buildConnector=__webpack_require__(
3484);const kOptions=Symbol("options");const kConnections=Symbol("connections");const kFactory=Symbol("fact\
ory");const kProtocol=Symbol("protocol");const kProtocolProbe=Symbol("protocol probe");function defaultFactory(origin,opts){
return new Client(origin,opts)}function shouldCreateProtocolProbe(pool,dispatcher){return dispatcher instanceof Client&&
pool[kProtocol]!=="h1"&&(pool[kOptions].useH2c===true||pool[kUrl].protocol==="https:"&&pool[kOptions].allowH2!==false)}function createClient(pool){
const dispatcher=pool[kFactory](pool[kUrl],pool[kOptions]);if(shouldCreateProtocolProbe(pool,dispatcher)){pool[kProtocolProbe]=
dispatcher}pool[kAddClient](dispatcher);return dispatcher}class Pool extends PoolBase{constructor(origin,{connections,factory=defaultFactory,
connect,connectTimeout,tls,maxCachedSessions,socketPath,autoSelectFamily,autoSelectFamilyAttemptTimeout,allowH2,useH2c,clientTtl,
...options}={}){if(connections!=null&&(!Number.isFinite(connections)||connections<0)){throw new InvalidArgumentError("in\
valid connections")}if(typeof factory!=="function"){throw new InvalidArgumentError("factory must be a function.")}if(connect!=
null&&typeof connect!=="function"&&typeof connect!=="object"){throw new InvalidArgumentError("connect must be a function\
 or an object")}if(typeof connect!=="function"){connect=buildConnector({...tls,maxCachedSessions,allowH2,useH2c,socketPath,
timeout:connectTimeout,...typeof autoSelectFamily==="boolean"?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})}
super(options);this[kConnections]=connections||null;this[kUrl]=util.parseOrigin(origin);this[kOptions]={...util.deepClone(
options),connect,allowH2,useH2c,clientTtl,socketPath};this[kFactory]=factory;this[kProtocol]=null;this[kProtocolProbe]=null;
this.on("connect",(origin2,targets)=>{if(clientTtl!=null&&clientTtl>0){for(const target of targets){Object.assign(target,
{ttl:Date.now()})}}const client=targets[targets.length-1];if(client instanceof Client){this[kProtocol]=client[kHTTPContext]?.
version}if(client===this[kProtocolProbe]){if(this[kProtocol]!=="h2"){this[kProtocolProbe]=null;this[kDrainQueue](origin2,
targets.slice(1))}}});this.on("disconnect",(origin2,targets)=>{if(targets.includes(this[kProtocolProbe])){this[kProtocolProbe]=
null;this[kDrainQueue](origin2,targets.slice(1))}});this.on("connectionError",(origin2,targets)=>{let resumeQueued=false;
for(const target of targets){if(target===this[kProtocolProbe]){this[kProtocolProbe]=null;resumeQueued=true}if(this[kClients].
includes(target)){this[kRetireClient](target)}}if(resumeQueued||this[kQueued]>0){this[kDrainQueue](origin2,targets.slice(
1))}})}[kOnClientBusy](client){if(this[kProtocolProbe]===null&&client[kConnecting]&&shouldCreateProtocolProbe(this,client)){
this[kProtocolProbe]=client}}[kOnClientDrain](client){if(client===this[kProtocolProbe]){this[kProtocolProbe]=null}}[kGetDispatcher](){
const clientTtlOption=this[kOptions].clientTtl;for(let i=0;i<this[kClients].length;i++){const client=this[kClients][i];if(clientTtlOption!=
null&&clientTtlOption>0&&client.ttl&&Date.now()-client.ttl>clientTtlOption){this[kRemoveClient](client);i--}else if(!client[kNeedDrain]){
return client}}if(this[kProtocolProbe]!==null){return}if(!this[kConnections]||this[kClients].length<this[kConnections]){
return createClient(this)}}[kHasDispatcher](){const clientTtlOption=this[kOptions].clientTtl;for(let i=0;i<this[kClients].
length;i++){const client=this[kClients][i];if(clientTtlOption!=null&&clientTtlOption>0&&client.ttl&&Date.now()-client.ttl>
clientTtlOption){this[kRemoveClient](client);i--}else if(!client[kNeedDrain]){return true}}if(this[kProtocolProbe]!==null){
return false}if(!this[kConnections]||this[kClients].length<this[kConnections]){createClient(this);return true}return false}}
module.exports=Pool;


/***/ }),

/***/ 7892:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

Object.defineProperty(exports, "__esModule", ({value:true}));exports.SPECIAL_HEADERS=exports.MINOR=exports.MAJOR=exports.HTAB_SP_VCHAR_OBS_TEXT=
exports.QUOTED_STRING=exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS=exports.TOKEN=exports.HEX=exports.URL_CHAR=exports.USERINFO_CHARS=exports.MARK=exports.ALPHANUM=exports.NUM=exports.HEX_MAP=exports.NUM_MAP=exports.ALPHA=exports.STATUSES_HTTP=
exports.H_METHOD_MAP=exports.METHOD_MAP=exports.METHODS_RTSP=exports.METHODS_ICE=exports.METHODS_HTTP=exports.HEADER_STATE=
exports.FINISH=exports.STATUSES=exports.METHODS=exports.LENIENT_FLAGS=exports.FLAGS=exports.TYPE=exports.ERROR=void 0;const utils_1=__webpack_require__(
4760);exports.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,
CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,
INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,
CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,
CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,
CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38};exports.TYPE=
{BOTH:0,REQUEST:1,RESPONSE:2};exports.FLAGS={CONNECTION_KEEP_ALIVE:1<<0,CONNECTION_CLOSE:1<<1,CONNECTION_UPGRADE:1<<2,CHUNKED:1<<
3,UPGRADE:1<<4,CONTENT_LENGTH:1<<5,SKIPBODY:1<<6,TRAILING:1<<7,TRANSFER_ENCODING:1<<9};exports.LENIENT_FLAGS={HEADERS:1<<
0,CHUNKED_LENGTH:1<<1,KEEP_ALIVE:1<<2,TRANSFER_ENCODING:1<<3,VERSION:1<<4,DATA_AFTER_CLOSE:1<<5,OPTIONAL_LF_AFTER_CR:1<<
6,OPTIONAL_CRLF_AFTER_CHUNK:1<<7,OPTIONAL_CR_BEFORE_LF:1<<8,SPACES_AFTER_CHUNK_SIZE:1<<9};exports.METHODS={"DELETE":0,"G\
ET":1,"HEAD":2,"POST":3,"PUT":4,"CONNECT":5,"OPTIONS":6,"TRACE":7,"COPY":8,"LOCK":9,"MKCOL":10,"MOVE":11,"PROPFIND":12,"\
PROPPATCH":13,"SEARCH":14,"UNLOCK":15,"BIND":16,"REBIND":17,"UNBIND":18,"ACL":19,"REPORT":20,"MKACTIVITY":21,"CHECKOUT":22,
"MERGE":23,"M-SEARCH":24,"NOTIFY":25,"SUBSCRIBE":26,"UNSUBSCRIBE":27,"PATCH":28,"PURGE":29,"MKCALENDAR":30,"LINK":31,"UN\
LINK":32,"SOURCE":33,"PRI":34,"DESCRIBE":35,"ANNOUNCE":36,"SETUP":37,"PLAY":38,"PAUSE":39,"TEARDOWN":40,"GET_PARAMETER":41,
"SET_PARAMETER":42,"REDIRECT":43,"RECORD":44,"FLUSH":45,"QUERY":46};exports.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,
PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,
MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,
PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,
MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,
PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,
NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,
PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,IM_A_TEAPOT:418,
PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,
TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,
REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,
CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,
SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,
NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,
INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,
WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,
SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,
NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599};exports.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2};exports.HEADER_STATE=
{GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,
TRANSFER_ENCODING_CHUNKED:8};exports.METHODS_HTTP=[exports.METHODS.DELETE,exports.METHODS.GET,exports.METHODS.HEAD,exports.
METHODS.POST,exports.METHODS.PUT,exports.METHODS.CONNECT,exports.METHODS.OPTIONS,exports.METHODS.TRACE,exports.METHODS.COPY,
exports.METHODS.LOCK,exports.METHODS.MKCOL,exports.METHODS.MOVE,exports.METHODS.PROPFIND,exports.METHODS.PROPPATCH,exports.
METHODS.SEARCH,exports.METHODS.UNLOCK,exports.METHODS.BIND,exports.METHODS.REBIND,exports.METHODS.UNBIND,exports.METHODS.
ACL,exports.METHODS.REPORT,exports.METHODS.MKACTIVITY,exports.METHODS.CHECKOUT,exports.METHODS.MERGE,exports.METHODS["M-\
SEARCH"],exports.METHODS.NOTIFY,exports.METHODS.SUBSCRIBE,exports.METHODS.UNSUBSCRIBE,exports.METHODS.PATCH,exports.METHODS.
PURGE,exports.METHODS.MKCALENDAR,exports.METHODS.LINK,exports.METHODS.UNLINK,exports.METHODS.PRI,exports.METHODS.SOURCE,
exports.METHODS.QUERY];exports.METHODS_ICE=[exports.METHODS.SOURCE];exports.METHODS_RTSP=[exports.METHODS.OPTIONS,exports.
METHODS.DESCRIBE,exports.METHODS.ANNOUNCE,exports.METHODS.SETUP,exports.METHODS.PLAY,exports.METHODS.PAUSE,exports.METHODS.
TEARDOWN,exports.METHODS.GET_PARAMETER,exports.METHODS.SET_PARAMETER,exports.METHODS.REDIRECT,exports.METHODS.RECORD,exports.
METHODS.FLUSH,exports.METHODS.GET,exports.METHODS.POST];exports.METHOD_MAP=(0,utils_1.enumToMap)(exports.METHODS);exports.H_METHOD_MAP=Object.fromEntries(Object.entries(exports.METHODS).filter(([k])=>k.startsWith("H")));exports.STATUSES_HTTP=
[exports.STATUSES.CONTINUE,exports.STATUSES.SWITCHING_PROTOCOLS,exports.STATUSES.PROCESSING,exports.STATUSES.EARLY_HINTS,
exports.STATUSES.RESPONSE_IS_STALE,exports.STATUSES.REVALIDATION_FAILED,exports.STATUSES.DISCONNECTED_OPERATION,exports.
STATUSES.HEURISTIC_EXPIRATION,exports.STATUSES.MISCELLANEOUS_WARNING,exports.STATUSES.OK,exports.STATUSES.CREATED,exports.
STATUSES.ACCEPTED,exports.STATUSES.NON_AUTHORITATIVE_INFORMATION,exports.STATUSES.NO_CONTENT,exports.STATUSES.RESET_CONTENT,
exports.STATUSES.PARTIAL_CONTENT,exports.STATUSES.MULTI_STATUS,exports.STATUSES.ALREADY_REPORTED,exports.STATUSES.TRANSFORMATION_APPLIED,
exports.STATUSES.IM_USED,exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,exports.STATUSES.MULTIPLE_CHOICES,exports.STATUSES.
MOVED_PERMANENTLY,exports.STATUSES.FOUND,exports.STATUSES.SEE_OTHER,exports.STATUSES.NOT_MODIFIED,exports.STATUSES.USE_PROXY,
exports.STATUSES.SWITCH_PROXY,exports.STATUSES.TEMPORARY_REDIRECT,exports.STATUSES.PERMANENT_REDIRECT,exports.STATUSES.BAD_REQUEST,
exports.STATUSES.UNAUTHORIZED,exports.STATUSES.PAYMENT_REQUIRED,exports.STATUSES.FORBIDDEN,exports.STATUSES.NOT_FOUND,exports.
STATUSES.METHOD_NOT_ALLOWED,exports.STATUSES.NOT_ACCEPTABLE,exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED,exports.STATUSES.
REQUEST_TIMEOUT,exports.STATUSES.CONFLICT,exports.STATUSES.GONE,exports.STATUSES.LENGTH_REQUIRED,exports.STATUSES.PRECONDITION_FAILED,
exports.STATUSES.PAYLOAD_TOO_LARGE,exports.STATUSES.URI_TOO_LONG,exports.STATUSES.UNSUPPORTED_MEDIA_TYPE,exports.STATUSES.
RANGE_NOT_SATISFIABLE,exports.STATUSES.EXPECTATION_FAILED,exports.STATUSES.IM_A_TEAPOT,exports.STATUSES.PAGE_EXPIRED,exports.
STATUSES.ENHANCE_YOUR_CALM,exports.STATUSES.MISDIRECTED_REQUEST,exports.STATUSES.UNPROCESSABLE_ENTITY,exports.STATUSES.LOCKED,
exports.STATUSES.FAILED_DEPENDENCY,exports.STATUSES.TOO_EARLY,exports.STATUSES.UPGRADE_REQUIRED,exports.STATUSES.PRECONDITION_REQUIRED,
exports.STATUSES.TOO_MANY_REQUESTS,exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
exports.STATUSES.LOGIN_TIMEOUT,exports.STATUSES.NO_RESPONSE,exports.STATUSES.RETRY_WITH,exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,exports.STATUSES.INVALID_X_FORWARDED_FOR,
exports.STATUSES.REQUEST_HEADER_TOO_LARGE,exports.STATUSES.SSL_CERTIFICATE_ERROR,exports.STATUSES.SSL_CERTIFICATE_REQUIRED,
exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,exports.STATUSES.INVALID_TOKEN,exports.STATUSES.CLIENT_CLOSED_REQUEST,exports.
STATUSES.INTERNAL_SERVER_ERROR,exports.STATUSES.NOT_IMPLEMENTED,exports.STATUSES.BAD_GATEWAY,exports.STATUSES.SERVICE_UNAVAILABLE,
exports.STATUSES.GATEWAY_TIMEOUT,exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED,exports.STATUSES.VARIANT_ALSO_NEGOTIATES,exports.
STATUSES.INSUFFICIENT_STORAGE,exports.STATUSES.LOOP_DETECTED,exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,exports.STATUSES.
NOT_EXTENDED,exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR,exports.STATUSES.
WEB_SERVER_IS_DOWN,exports.STATUSES.CONNECTION_TIMEOUT,exports.STATUSES.ORIGIN_IS_UNREACHABLE,exports.STATUSES.TIMEOUT_OCCURED,
exports.STATUSES.SSL_HANDSHAKE_FAILED,exports.STATUSES.INVALID_SSL_CERTIFICATE,exports.STATUSES.RAILGUN_ERROR,exports.STATUSES.
SITE_IS_OVERLOADED,exports.STATUSES.SITE_IS_FROZEN,exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,exports.STATUSES.
NETWORK_READ_TIMEOUT,exports.STATUSES.NETWORK_CONNECT_TIMEOUT];exports.ALPHA=[];for(let i="A".charCodeAt(0);i<="Z".charCodeAt(
0);i++){exports.ALPHA.push(String.fromCharCode(i));exports.ALPHA.push(String.fromCharCode(i+32))}exports.NUM_MAP={0:0,1:1,
2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9};exports.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,
a:10,b:11,c:12,d:13,e:14,f:15};exports.NUM=["0","1","2","3","4","5","6","7","8","9"];exports.ALPHANUM=exports.ALPHA.concat(
exports.NUM);exports.MARK=["-","_",".","!","~","*","'","(",")"];exports.USERINFO_CHARS=exports.ALPHANUM.concat(exports.MARK).
concat(["%",";",":","&","=","+","$",","]);exports.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",
";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(exports.ALPHANUM);exports.HEX=exports.NUM.concat(["\
a","b","c","d","e","f","A","B","C","D","E","F"]);exports.TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|",
"~"].concat(exports.ALPHANUM);exports.HEADER_CHARS=["	"];for(let i=32;i<=255;i++){if(i!==127){exports.HEADER_CHARS.push(
i)}}exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS.filter(c=>c!==44);exports.QUOTED_STRING=["	"," "];for(let i=33;i<=
255;i++){if(i!==34&&i!==92){exports.QUOTED_STRING.push(i)}}exports.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let i=33;i<=126;i++){
exports.HTAB_SP_VCHAR_OBS_TEXT.push(i)}for(let i=128;i<=255;i++){exports.HTAB_SP_VCHAR_OBS_TEXT.push(i)}exports.MAJOR=exports.
NUM_MAP;exports.MINOR=exports.MAJOR;exports.SPECIAL_HEADERS={"connection":exports.HEADER_STATE.CONNECTION,"content-lengt\
h":exports.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":exports.HEADER_STATE.CONNECTION,"transfer-encoding":exports.HEADER_STATE.
TRANSFER_ENCODING,"upgrade":exports.HEADER_STATE.UPGRADE};exports["default"]={ERROR:exports.ERROR,TYPE:exports.TYPE,FLAGS:exports.
FLAGS,LENIENT_FLAGS:exports.LENIENT_FLAGS,METHODS:exports.METHODS,STATUSES:exports.STATUSES,FINISH:exports.FINISH,HEADER_STATE:exports.
HEADER_STATE,ALPHA:exports.ALPHA,NUM_MAP:exports.NUM_MAP,HEX_MAP:exports.HEX_MAP,NUM:exports.NUM,ALPHANUM:exports.ALPHANUM,
MARK:exports.MARK,USERINFO_CHARS:exports.USERINFO_CHARS,URL_CHAR:exports.URL_CHAR,HEX:exports.HEX,TOKEN:exports.TOKEN,HEADER_CHARS:exports.
HEADER_CHARS,CONNECTION_TOKEN_CHARS:exports.CONNECTION_TOKEN_CHARS,QUOTED_STRING:exports.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:exports.
HTAB_SP_VCHAR_OBS_TEXT,MAJOR:exports.MAJOR,MINOR:exports.MINOR,SPECIAL_HEADERS:exports.SPECIAL_HEADERS,METHODS_HTTP:exports.
METHODS_HTTP,METHODS_ICE:exports.METHODS_ICE,METHODS_RTSP:exports.METHODS_RTSP,METHOD_MAP:exports.METHOD_MAP,H_METHOD_MAP:exports.
H_METHOD_MAP,STATUSES_HTTP:exports.STATUSES_HTTP};


/***/ }),

/***/ 746:
/***/ ((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function leftOut(){
throw new Error(because)};


/***/ }),

/***/ 166:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

/* module decorator */ module = __webpack_require__.nmd(module);
const{Buffer}=__webpack_require__(4573);const wasmBase64="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/A\
ALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2Fzb\
V9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52G\
Hdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFA\
wEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX\
3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX\
2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxod\
HRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsb\
Gh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZ\
XJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX\
21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZ\
F9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZ\
XRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfY\
WZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZ\
WZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSA\
QIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BA\
X9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAI\
gBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIAD\
AULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQa\
iEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgB\
DYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQ\
RBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgB\
U8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoA\
gBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgA\
EF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFI\
AUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCA\
CICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXA\
GoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgA\
CACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgB\
EH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABI\
AI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBI\
AJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCB\
EF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgA\
TYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BN\
AsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqI\
QQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACf\
wJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8\
QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e\
3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqA\
asBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTA\
dQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2\
wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMz\
AELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwD\
L0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQ\
QsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQ\
cUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC\
0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHA\
QtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C\
0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBA\
gxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFA\
QxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUA\
QxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjA\
Qw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyA\
QwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBA\
QweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BD\
A8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBC\
yECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4Dm\
wOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCt\
AKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4\
AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBs\
gGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVC\
yABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHD\
ZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMt\
AMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BD\
AILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQ\
ShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFD\
QAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AA\
EEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBE\
CECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMW\
Bs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBC\
kcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AI\
AIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhA\
AJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQ\
RMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWI\
QIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNA\
AtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqC\
yABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtA\
ABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJ\
xMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4UL\
j8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAA\
kAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENA\
AtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAAR\
Q3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA\
0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMD\
JEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBF\
TYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECI\
ANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADI\
AE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhA\
iADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgA\
yABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQ\
QFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCH\
CADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQ\
QAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2A\
gwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBD\
AwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCH\
CADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgA\
ygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgA\
TYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2A\
gsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcI\
AMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhA\
gzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQ\
SYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECD\
O4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNn\
wIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqN\
gIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDI\
gtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQ\
EHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAI\
QIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqI\
gFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQ\
RMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgI\
QIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQI\
ANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA\
0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBp\
Bw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECD\
M0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgA\
y0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhA\
gzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBA\
joAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQ\
QAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQ\
doBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCC\
yABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgB\
EYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILI\
AMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiA\
CAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoA\
gQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBN\
gIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBg\
g82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyA\
SECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqI\
QFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqI\
gFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgB\
CABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQ\
QFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCC\
yADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFD\
QAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgA\
yABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBC\
DYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQ\
QpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAER\
gRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuA\
gtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC\
0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQ\
AJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgA\
TYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCB\
CADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAAB\
EAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMq\
wILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECD\
JECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLD\
QAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBx\
gEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//\
wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMq\
QILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxI\
AJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBA\
CECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQ\
cMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQ\
Q02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbA\
SECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCB\
CADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2A\
hwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELI\
AMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2A\
gxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQ\
CADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBA\
GsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CC\
yABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXA\
SECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBA\
WohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAA\
kACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABI\
ARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCC\
yADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+A\
QtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgA\
yAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgA\
EEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBA\
mohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQ\
c8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAI\
gAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBA\
WohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqI\
gFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQ\
QFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABL\
QAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCA\
CIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQ\
QFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhA\
gz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAER\
g2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA\
0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQ\
QJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQ\
EHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgA\
UEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohB\
SABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQ\
cEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgB\
TYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBA\
kYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqI\
QYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAER\
g2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA\
0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECD\
OwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABL\
QAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgA\
EHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgA\
S0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELI\
AEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgA\
ygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCA\
CAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgA\
UEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6\
tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgA\
WtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJ\
gwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiA\
CAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBa\
iEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiA\
UcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotA\
ABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFI\
AEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgA\
SAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBa\
iEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AA\
CAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQ\
CABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fH\
x8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tA\
SADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EAN\
gIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgA\
EHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgB\
CABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohA\
UEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oA\
SADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EAN\
gIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgB\
CABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgA\
EG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgB\
CABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC\
0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqI\
QYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAER\
g3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA\
0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrD\
ggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AA\
CAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiA\
CAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBa\
iEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYA\
SECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBa\
iEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiA\
UcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotA\
ABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFI\
AEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgA\
SAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgA\
ygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCA\
CAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMA\
QtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiA\
kUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcI\
AMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQI\
ANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC\
0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgA\
S0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA\
0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECD\
MQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhA\
gzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypA\
QsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUI\
ANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtA\
CECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECD\
MEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQ\
foANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgz\
gBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEI\
QAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgA\
TYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUI\
ANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBA\
WoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGB\
EBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFI\
QIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgA\
RAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhA\
gypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6\
AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoA\
gQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgA\
yABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELA\
kACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFD\
QMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgA\
ygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMo\
wELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAI\
QIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADI\
AE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAI\
QIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMh\
AELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBa\
iEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiA\
CECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMn\
AELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBA\
CECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqL\
QAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUI\
AMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqD\
TYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA\
0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgA\
EEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVA\
QsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFD\
QAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADI\
AE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMd\
gsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHB\
EAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLI\
AMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqI\
QEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQ\
QEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQ\
QgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLI\
AdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2A\
gQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgA\
DYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQ\
CADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIA\
QsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQI\
ANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADL\
QAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgA\
SEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgA\
SAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2A\
hwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZA\
DYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMf\
AsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAI\
AEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQ\
QFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBA\
QEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4I\
gJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2A\
hwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWA\
CECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBa\
iEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotA\
AAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgB\
CABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQ\
QFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/A\
XFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQ\
CABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRA\
CECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2A\
gAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQ\
RpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA\
0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EAN\
gIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGB\
EBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABN\
gIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA\
0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCS\
CICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBh\
Rw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4\
ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBx\
AAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG\
0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohA\
UE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABA\
gkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyD\
AQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EEN\
gIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQ\
QFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQ\
cUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBa\
iIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQ\
QFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHB\
EADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAI\
AEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC\
0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgB\
UHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNV\
yAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBA\
WohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqL\
QAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhA\
QwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOB\
AMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECD\
DkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCD\
EEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhA\
gw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQ\
QA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCF\
CADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgA\
y8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMA\
QtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQ\
dwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENA\
SADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECI\
QIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBL\
iECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiA\
kUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMON\
gIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIAD\
QEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgA\
yAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5Bw\
ABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQ\
RU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRA\
AAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2A\
gxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyI\
gVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhA\
CAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADL\
QAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQ\
QAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQ\
QA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFD\
QAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA\
0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMV\
ARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INI\
QoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQ\
QAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWF\
hYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC\
0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMA\
QtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECD\
AQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABN\
gIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMD\
BULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABN\
gIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMD\
BALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABN\
gIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMD\
AsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABN\
gIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMD\
AYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA\
0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqI\
QADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIAD\
AELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA\
0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAA\
kAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHD\
QALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CA\
QJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqI\
gBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQ\
QA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQ\
gA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNA\
CABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCD\
AsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECd\
EHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLD\
A0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApD\
wtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkD\
wtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkD\
wtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjD\
wtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3D\
wtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvA\
S5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQ\
QN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaA\
CAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCO\
CIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADE\
QEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+A\
QJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAI\
AEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQ\
RghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoA\
iwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNA\
CAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BM\
kEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQ\
bACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILI\
AAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQ\
QBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgA\
EEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBo\
NkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5\
NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2A\
gAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQ\
dzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELS\
RsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggA\
yABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoI\
gBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshB\
SAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCC\
AsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQ\
XhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghC\
SAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiA\
igCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQ\
YACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQ\
QAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiA\
kYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgB\
GsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIAR\
wRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQ\
RBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgB\
EEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgB\
CAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/N\
wIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQ\
bTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBh\
NkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAI\
AFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQ\
f7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABI\
QAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIAC\
yACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJB\
EBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQ\
EHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQ\
ezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEga\
iIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAI\
AJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAAN\
gIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILC\
yABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPc\
WoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAI\
AZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDd\
iEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCC\
CACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIAD\
AQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCA\
DYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQ\
SRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf\
0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNB\
EAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADI\
AZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhA\
SAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABN\
gIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZA\
EEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCE\
CAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIa\
iIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABI\
AJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFC\
yAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELI\
AFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgB\
CACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQ\
QJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBB\
EAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIED\
AELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgB\
XI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELI\
AIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBd\
mtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACI\
AI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqI\
gIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgA\
SADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHI\
AVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABK\
AIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//\
wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAA\
AAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZ\
mxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZ\
XF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjd\
GVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzA\
EludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9ja\
HVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjY\
WxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX\
3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhb\
GxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvc\
gBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZ\
Xh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52Y\
WxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb\
3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJb\
nZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3Rhc\
nQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52Y\
WxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1c\
GxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZ\
mVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhc\
mFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua\
19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIga\
GVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlA\
EludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUAS\
W52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgc\
XVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZ\
XRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX\
2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgc\
GF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX\
21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19le\
HRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsa\
W5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuY\
W1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ\
3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ld\
GhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZ\
CBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgY\
WZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0Y\
SBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT\
1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FUR\
VdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT\
1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFR\
F9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ\
09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSW\
V9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBU\
kxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFU\
wBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QU\
k9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHR\
VRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV\
0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUS\
U9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4AS\
FBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX\
0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX\
09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgAR\
kxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBT\
kVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05US\
U5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NU\
ExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DS\
FVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFA\
EhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU\
1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBS\
UxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IR\
UFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX\
1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAV\
U5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX\
05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVUR\
UNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SR\
VFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFR\
ABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMR\
UQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJR\
UQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUU\
C8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7\
xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASA\
AAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAV\
BYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQA\
EG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADA\
wMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0\
T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA\
wMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBy\
cMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBA\
QEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lb\
nQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFB\
QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQ\
anKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB\
QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICA\
gICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFB\
QUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQ\
drQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBA\
QBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VT\
kNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDV\
E9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let wasmBuffer;Object.defineProperty(
module,"exports",{get:()=>{return wasmBuffer?wasmBuffer:wasmBuffer=Buffer.from(wasmBase64,"base64")}});


/***/ }),

/***/ 4760:
/***/ ((__unused_webpack_module, exports) => {

Object.defineProperty(exports, "__esModule", ({value:true}));exports.enumToMap=enumToMap;function enumToMap(obj,filter=[],exceptions=[]){
const emptyFilter=(filter?.length??0)===0;const emptyExceptions=(exceptions?.length??0)===0;return Object.fromEntries(Object.
entries(obj).filter(([,value])=>{return typeof value==="number"&&(emptyFilter||filter.includes(value))&&(emptyExceptions||
!exceptions.includes(value))}))}


/***/ }),

/***/ 909:
/***/ ((module) => {

module.exports=(holds,message)=>{if(!holds)throw new Error(message??"undici: an assertion failed")};


/***/ }),

/***/ 5255:
/***/ ((module) => {

module.exports={maxHeaderSize:16384,IncomingMessage:class{}};


/***/ }),

/***/ 4418:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const{kConnected,kPending,kRunning,kSize,kFree,kQueued}=__webpack_require__(8951);class ClientStats{constructor(client){
this.connected=client[kConnected];this.pending=client[kPending];this.running=client[kRunning];this.size=client[kSize]}}class PoolStats{constructor(pool){
this.connected=pool[kConnected];this.free=pool[kFree];this.pending=pool[kPending];this.queued=pool[kQueued];this.running=
pool[kRunning];this.size=pool[kSize]}}module.exports={ClientStats,PoolStats};


/***/ }),

/***/ 4775:
/***/ ((module) => {

let fastNow=0;const RESOLUTION_MS=1e3;const TICK_MS=(RESOLUTION_MS>>1)-1;let fastNowTimeout;const kFastTimer=Symbol("kFa\
stTimer");const fastTimers=[];const NOT_IN_LIST=-2;const TO_BE_CLEARED=-1;const PENDING=0;const ACTIVE=1;function onTick(){
fastNow+=TICK_MS;let idx=0;let len=fastTimers.length;while(idx<len){const timer=fastTimers[idx];if(timer._state===PENDING){
timer._idleStart=fastNow-TICK_MS;timer._state=ACTIVE}else if(timer._state===ACTIVE&&fastNow>=timer._idleStart+timer._idleTimeout){
timer._state=TO_BE_CLEARED;timer._idleStart=-1;timer._onTimeout(timer._timerArg)}if(timer._state===TO_BE_CLEARED){timer.
_state=NOT_IN_LIST;if(--len!==0){fastTimers[idx]=fastTimers[len]}}else{++idx}}fastTimers.length=len;if(fastTimers.length!==
0){refreshTimeout()}}function refreshTimeout(){if(fastNowTimeout?.refresh){fastNowTimeout.refresh()}else{clearTimeout(fastNowTimeout);
fastNowTimeout=setTimeout(onTick,TICK_MS);fastNowTimeout?.unref()}}class FastTimer{[kFastTimer]=true;_state=NOT_IN_LIST;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(callback,delay,arg){
this._onTimeout=callback;this._idleTimeout=delay;this._timerArg=arg;this.refresh()}refresh(){if(this._state===NOT_IN_LIST){
fastTimers.push(this)}if(!fastNowTimeout||fastTimers.length===1){refreshTimeout()}this._state=PENDING}clear(){this._state=
TO_BE_CLEARED;this._idleStart=-1}}module.exports={setTimeout(callback,delay,arg){return delay<=RESOLUTION_MS?setTimeout(
callback,delay,arg):new FastTimer(callback,delay,arg)},clearTimeout(timeout){if(timeout[kFastTimer]){timeout.clear()}else{
clearTimeout(timeout)}},setFastTimeout(callback,delay,arg){return new FastTimer(callback,delay,arg)},clearFastTimeout(timeout){
timeout.clear()},now(){return fastNow},tick(delay=0){fastNow+=delay-RESOLUTION_MS+1;onTick();onTick()},reset(){fastNow=0;
fastTimers.length=0;clearTimeout(fastNowTimeout);fastNowTimeout=null},kFastTimer};


/***/ }),

/***/ 5408:
/***/ ((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function leftOut(){
throw new Error(because)};


/***/ }),

/***/ 6338:
/***/ ((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function leftOut(){
throw new Error(because)};


/***/ }),

/***/ 7371:
/***/ ((module) => {

const because="HTTP/2, SOCKS, forms and parsers for other processors are left out of the bundle";module.exports=function leftOut(){
throw new Error(because)};


/***/ }),

/***/ 4970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  lm: () => (/* binding */ notice),
  Pq: () => (/* binding */ setSecret),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, isDebug, markdownSummary, platform, saveState, setCommandEcho, setFailed, setOutput, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(857);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
function utils_toCommandValue(input){if(input===null||input===void 0){return""}else if(typeof input==="string"||input instanceof
String){return input}return JSON.stringify(input)}function toCommandProperties(annotationProperties){if(!Object.keys(
annotationProperties).length){return{}}return{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.
startLine,endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}}

;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js
function command_issueCommand(command,properties,message){const cmd=new Command(
command,properties,message);process.stdout.write(cmd.toString()+external_os_.EOL)}function command_issue(name,message=""){command_issueCommand(
name,{},message)}const CMD_STRING="::";class Command{constructor(command,properties,message){if(!command){command="missi\
ng.command"}this.command=command;this.properties=properties;this.message=message}toString(){let cmdStr=CMD_STRING+this.command;
if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=true;for(const key in this.properties){
if(this.properties.hasOwnProperty(key)){const val=this.properties[key];if(val){if(first){first=false}else{cmdStr+=","}cmdStr+=
`${key}=${escapeProperty(val)}`}}}}cmdStr+=`${CMD_STRING}${escapeData(this.message)}`;return cmdStr}}function escapeData(s){
return utils_toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return utils_toCommandValue(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}

// EXTERNAL MODULE: external "fs"
var external_fs_ = __webpack_require__(9896);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/file-command.js
function file_command_issueFileCommand(command,message){
const filePath=process.env[`GITHUB_${command}`];if(!filePath){throw new Error(`Unable to find environment variable for f\
ile command ${command}`)}if(!fs.existsSync(filePath)){throw new Error(`Missing file at path: ${filePath}`)}fs.appendFileSync(
filePath,`${toCommandValue(message)}${os.EOL}`,{encoding:"utf8"})}function file_command_prepareKeyValueMessage(key,value){const delimiter=`\
ghadelimiter_${crypto.randomUUID()}`;const convertedValue=toCommandValue(value);if(key.includes(delimiter)){throw new Error(
`Unexpected input: name should not contain the delimiter "${delimiter}"`)}if(convertedValue.includes(delimiter)){throw new Error(
`Unexpected input: value should not contain the delimiter "${delimiter}"`)}return`${key}<<${delimiter}${os.EOL}${convertedValue}${os.
EOL}${delimiter}`}

// EXTERNAL MODULE: external "path"
var external_path_ = __webpack_require__(6928);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/summary.js
const because="src/step.ts writes the job summary";const summary=void 0;const markdownSummary=void 0;

;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||
[])).next())})};

var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2["Success"]=0]="Success";ExitCode2[ExitCode2["Failure"]=1]="\
Failure"})(ExitCode||(ExitCode={}));function exportVariable(name,val){const convertedVal=toCommandValue(val);process.
env[name]=convertedVal;const filePath=process.env["GITHUB_ENV"]||"";if(filePath){return issueFileCommand("ENV",prepareKeyValueMessage(
name,val))}issueCommand("set-env",{name},convertedVal)}function setSecret(secret){command_issueCommand("add-mask",{},secret)}
function addPath(inputPath){const filePath=process.env["GITHUB_PATH"]||"";if(filePath){issueFileCommand("PATH",inputPath)}else{
issueCommand("add-path",{},inputPath)}process.env["PATH"]=`${inputPath}${path.delimiter}${process.env["PATH"]}`}function getInput(name,options){
const val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val){throw new Error(
`Input required and not supplied: ${name}`)}if(options&&options.trimWhitespace===false){return val}return val.trim()}function getMultilineInput(name,options){
const inputs=getInput(name,options).split("\n").filter(x=>x!=="");if(options&&options.trimWhitespace===false){return inputs}
return inputs.map(input=>input.trim())}function getBooleanInput(name,options){const trueValue=["true","True","TRU\
E"];const falseValue=["false","False","FALSE"];const val=getInput(name,options);if(trueValue.includes(val))return true;if(falseValue.
includes(val))return false;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(name,value){const filePath=process.
env["GITHUB_OUTPUT"]||"";if(filePath){return issueFileCommand("OUTPUT",prepareKeyValueMessage(name,value))}process.stdout.
write(os.EOL);issueCommand("set-output",{name},toCommandValue(value))}function setCommandEcho(enabled){issue("ech\
o",enabled?"on":"off")}function setFailed(message){process.exitCode=ExitCode.Failure;error(message)}function isDebug(){
return process.env["RUNNER_DEBUG"]==="1"}function debug(message){command_issueCommand("debug",{},message)}function error(message,properties={}){
command_issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}function warning(message,properties={}){
command_issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}function notice(message,properties={}){
command_issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}function info(message){
process.stdout.write(message+external_os_.EOL)}function startGroup(name){issue("group",name)}function endGroup(){issue(
"endgroup")}function group(name,fn){return __awaiter(this,void 0,void 0,function*(){startGroup(name);let result;try{
result=yield fn()}finally{endGroup()}return result})}function saveState(name,value){const filePath=process.env["G\
ITHUB_STATE"]||"";if(filePath){return issueFileCommand("STATE",prepareKeyValueMessage(name,value))}issueCommand("save-st\
ate",{name},toCommandValue(value))}function getState(name){return process.env[`STATE_${name}`]||""}function getIDToken(aud){
return __awaiter(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(aud)})}



/***/ }),

/***/ 4416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gq: () => (/* binding */ GitHub),
  EG: () => (/* binding */ getOctokitOptions)
});

// UNUSED EXPORTS: context, defaults, getUserAgentWithOrchestrationId

;// CONCATENATED MODULE: ./lib/node_modules/@actions/github/lib/context.js
const because="src/ask/event.ts reads the event";class Context{}

;// CONCATENATED MODULE: ./lib/node_modules/@actions/http-client/lib/index.js
const lib_because="requests go through src/io/http.ts";class HttpClient{getAgent(){}getAgentDispatcher(){}}

// EXTERNAL MODULE: ./lib/node_modules/undici/index.js
var undici = __webpack_require__(5148);
;// CONCATENATED MODULE: ./lib/node_modules/@actions/github/lib/internal/utils.js
var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof P?value:new P(function(resolve){
resolve(value)})}return new(P||(P=Promise))(function(resolve,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator["throw"](value))}catch(e){reject(e)}}function step(result){result.
done?resolve(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||
[])).next())})};function getAuthString(token,options){
if(!token&&!options.auth){throw new Error("Parameter token or opts.auth is required")}else if(token&&options.auth){throw new Error(
"Parameters token and opts.auth may not both be specified")}return typeof options.auth==="string"?options.auth:`token ${token}`}
function getProxyAgent(destinationUrl){const hc=new HttpClient;return hc.getAgent(destinationUrl)}function getProxyAgentDispatcher(destinationUrl){
const hc=new HttpClient;return hc.getAgentDispatcher(destinationUrl)}function getProxyFetch(destinationUrl){
const httpDispatcher=getProxyAgentDispatcher(destinationUrl);const proxyFetch=(url,opts)=>__awaiter(this,void 0,void 0,function*(){
return (0,undici/* fetch */.h)(url,Object.assign(Object.assign({},opts),{dispatcher:httpDispatcher}))});return proxyFetch}function getApiBaseUrl(){
return process.env["GITHUB_API_URL"]||"https://api.github.com"}function getUserAgentWithOrchestrationId(baseUserAgent){
var _a;const orchId=(_a=process.env["ACTIONS_ORCHESTRATION_ID"])===null||_a===void 0?void 0:_a.trim();if(orchId){const sanitizedId=orchId.
replace(/[^a-z0-9_.-]/gi,"_");const tag=`actions_orchestration_id/${sanitizedId}`;if(baseUserAgent===null||baseUserAgent===
void 0?void 0:baseUserAgent.includes(tag))return baseUserAgent;const ua=baseUserAgent?`${baseUserAgent} `:"";return`${ua}${tag}`}
return baseUserAgent}

;// CONCATENATED MODULE: ./lib/node_modules/universal-user-agent/index.js
function getUserAgent(){if(typeof navigator==="object"&&"userAgent"in navigator){return navigator.userAgent}if(typeof process===
"object"&&process.version!==void 0){return`Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`}
return"<environment undetectable>"}

;// CONCATENATED MODULE: ./lib/node_modules/before-after-hook/lib/register.js
function register(state,name,method,options){if(typeof method!=="function"){throw new Error("method for before ho\
ok must be a function")}if(!options){options={}}if(Array.isArray(name)){return name.reverse().reduce((callback,name2)=>{
return register.bind(null,state,name2,callback,options)},method)()}return Promise.resolve().then(()=>{if(!state.registry[name]){
return method(options)}return state.registry[name].reduce((method2,registered)=>{return registered.hook.bind(null,method2,
options)},method)()})}

;// CONCATENATED MODULE: ./lib/node_modules/before-after-hook/lib/add.js
function addHook(state,kind,name,hook){const orig=hook;if(!state.registry[name]){state.registry[name]=[]}if(kind===
"before"){hook=(method,options)=>{return Promise.resolve().then(orig.bind(null,options)).then(method.bind(null,options))}}
if(kind==="after"){hook=(method,options)=>{let result;return Promise.resolve().then(method.bind(null,options)).then(result_=>{
result=result_;return orig(result,options)}).then(()=>{return result})}}if(kind==="error"){hook=(method,options)=>{return Promise.
resolve().then(method.bind(null,options)).catch(error=>{return orig(error,options)})}}state.registry[name].push({hook,orig})}

;// CONCATENATED MODULE: ./lib/node_modules/before-after-hook/lib/remove.js
function removeHook(state,name,method){if(!state.registry[name]){return}const index=state.registry[name].map(registered=>{
return registered.orig}).indexOf(method);if(index===-1){return}state.registry[name].splice(index,1)}

;// CONCATENATED MODULE: ./lib/node_modules/before-after-hook/index.js
const bind=Function.
bind;const bindable=bind.bind(bind);function bindApi(hook,state,name){const removeHookRef=bindable(removeHook,null).apply(
null,name?[state,name]:[state]);hook.api={remove:removeHookRef};hook.remove=removeHookRef;["before","error","after","wra\
p"].forEach(kind=>{const args=name?[state,kind,name]:[state,kind];hook[kind]=hook.api[kind]=bindable(addHook,null).apply(
null,args)})}function Singular(){const singularHookName=Symbol("Singular");const singularHookState={registry:{}};const singularHook=register.
bind(null,singularHookState,singularHookName);bindApi(singularHook,singularHookState,singularHookName);return singularHook}
function Collection(){const state={registry:{}};const hook=register.bind(null,state);bindApi(hook,state);return hook}/* harmony default export */ const before_after_hook = ({
Singular,Collection});

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/endpoint/dist-bundle/index.js
var VERSION="0.0.0-development";var userAgent=`octokit-endpoint.js/${VERSION}\
 ${getUserAgent()}`;var DEFAULTS={method:"GET",baseUrl:"https://api.github.com",headers:{accept:"application/vnd.github.\
v3+json","user-agent":userAgent},mediaType:{format:""}};function lowercaseKeys(object){if(!object){return{}}return Object.
keys(object).reduce((newObj,key)=>{newObj[key.toLowerCase()]=object[key];return newObj},{})}function isPlainObject(value){
if(typeof value!=="object"||value===null)return false;if(Object.prototype.toString.call(value)!=="[object Object]")return false;
const proto=Object.getPrototypeOf(value);if(proto===null)return true;const Ctor=Object.prototype.hasOwnProperty.call(proto,
"constructor")&&proto.constructor;return typeof Ctor==="function"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===
Function.prototype.call(value)}function mergeDeep(defaults,options){const result=Object.assign({},defaults);Object.keys(
options).forEach(key=>{if(isPlainObject(options[key])){if(!(key in defaults))Object.assign(result,{[key]:options[key]});else
result[key]=mergeDeep(defaults[key],options[key])}else{Object.assign(result,{[key]:options[key]})}});return result}function removeUndefinedProperties(obj){
for(const key in obj){if(obj[key]===void 0){delete obj[key]}}return obj}function merge(defaults,route,options){if(typeof route===
"string"){let[method,url]=route.split(" ");options=Object.assign(url?{method,url}:{url:method},options)}else{options=Object.
assign({},route)}options.headers=lowercaseKeys(options.headers);removeUndefinedProperties(options);removeUndefinedProperties(
options.headers);const mergedOptions=mergeDeep(defaults||{},options);if(options.url==="/graphql"){if(defaults&&defaults.
mediaType.previews?.length){mergedOptions.mediaType.previews=defaults.mediaType.previews.filter(preview=>!mergedOptions.
mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews)}mergedOptions.mediaType.previews=(mergedOptions.
mediaType.previews||[]).map(preview=>preview.replace(/-preview/,""))}return mergedOptions}function addQueryParameters(url,parameters){
const separator=/\?/.test(url)?"&":"?";const names=Object.keys(parameters);if(names.length===0){return url}return url+separator+
names.map(name=>{if(name==="q"){return"q="+parameters.q.split("+").map(encodeURIComponent).join("+")}return`${name}=${encodeURIComponent(
parameters[name])}`}).join("&")}var urlVariableRegex=/\{[^{}}]+\}/g;function removeNonChars(variableName){return variableName.
replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g,"").split(/,/)}function extractUrlVariableNames(url){const matches=url.match(urlVariableRegex);
if(!matches){return[]}return matches.map(removeNonChars).reduce((a,b)=>a.concat(b),[])}function omit(object,keysToOmit){
const result={__proto__:null};for(const key of Object.keys(object)){if(keysToOmit.indexOf(key)===-1){result[key]=object[key]}}
return result}function encodeReserved(str){return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part){if(!/%[0-9A-Fa-f]/.
test(part)){part=encodeURI(part).replace(/%5B/g,"[").replace(/%5D/g,"]")}return part}).join("")}function encodeUnreserved(str){
return encodeURIComponent(str).replace(/[!'()*]/g,function(c){return"%"+c.charCodeAt(0).toString(16).toUpperCase()})}function encodeValue(operator,value,key){
value=operator==="+"||operator==="#"?encodeReserved(value):encodeUnreserved(value);if(key){return encodeUnreserved(key)+
"="+value}else{return value}}function isDefined(value){return value!==void 0&&value!==null}function isKeyOperator(operator){
return operator===";"||operator==="&"||operator==="?"}function getValues(context,operator,key,modifier){var value=context[key],
result=[];if(isDefined(value)&&value!==""){if(typeof value==="string"||typeof value==="number"||typeof value==="bigint"||
typeof value==="boolean"){value=value.toString();if(modifier&&modifier!=="*"){value=value.substring(0,parseInt(modifier,
10))}result.push(encodeValue(operator,value,isKeyOperator(operator)?key:""))}else{if(modifier==="*"){if(Array.isArray(value)){
value.filter(isDefined).forEach(function(value2){result.push(encodeValue(operator,value2,isKeyOperator(operator)?key:""))})}else{
Object.keys(value).forEach(function(k){if(isDefined(value[k])){result.push(encodeValue(operator,value[k],k))}})}}else{const tmp=[];
if(Array.isArray(value)){value.filter(isDefined).forEach(function(value2){tmp.push(encodeValue(operator,value2))})}else{
Object.keys(value).forEach(function(k){if(isDefined(value[k])){tmp.push(encodeUnreserved(k));tmp.push(encodeValue(operator,
value[k].toString()))}})}if(isKeyOperator(operator)){result.push(encodeUnreserved(key)+"="+tmp.join(","))}else if(tmp.length!==
0){result.push(tmp.join(","))}}}}else{if(operator===";"){if(isDefined(value)){result.push(encodeUnreserved(key))}}else if(value===
""&&(operator==="&"||operator==="?")){result.push(encodeUnreserved(key)+"=")}else if(value===""){result.push("")}}return result}
function parseUrl(template){return{expand:expand.bind(null,template)}}function expand(template,context){var operators=["\
+","#",".","/",";","?","&"];template=template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g,function(_,expression,literal){if(expression){
let operator="";const values=[];if(operators.indexOf(expression.charAt(0))!==-1){operator=expression.charAt(0);expression=
expression.substr(1)}expression.split(/,/g).forEach(function(variable){var tmp=/([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
values.push(getValues(context,operator,tmp[1],tmp[2]||tmp[3]))});if(operator&&operator!=="+"){var separator=",";if(operator===
"?"){separator="&"}else if(operator!=="#"){separator=operator}return(values.length!==0?operator:"")+values.join(separator)}else{
return values.join(",")}}else{return encodeReserved(literal)}});if(template==="/"){return template}else{return template.
replace(/\/$/,"")}}function parse(options){let method=options.method.toUpperCase();let url=(options.url||"/").replace(/:([a-z]\w+)/g,
"{$1}");let headers=Object.assign({},options.headers);let body;let parameters=omit(options,["method","baseUrl","url","he\
aders","request","mediaType"]);const urlVariableNames=extractUrlVariableNames(url);url=parseUrl(url).expand(parameters);
if(!/^http/.test(url)){url=options.baseUrl+url}const omittedParameters=Object.keys(options).filter(option=>urlVariableNames.
includes(option)).concat("baseUrl");const remainingParameters=omit(parameters,omittedParameters);const isBinaryRequest=/application\/octet-stream/i.
test(headers.accept);if(!isBinaryRequest){if(options.mediaType.format){headers.accept=headers.accept.split(/,/).map(format=>format.
replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,`application/vnd$1$2.${options.mediaType.format}`)).join(",")}
if(url.endsWith("/graphql")){if(options.mediaType.previews?.length){const previewsFromAcceptHeader=headers.accept.match(
/(?<![\w-])[\w-]+(?=-preview)/g)||[];headers.accept=previewsFromAcceptHeader.concat(options.mediaType.previews).map(preview=>{
const format=options.mediaType.format?`.${options.mediaType.format}`:"+json";return`application/vnd.github.${preview}-pr\
eview${format}`}).join(",")}}}if(["GET","HEAD"].includes(method)){url=addQueryParameters(url,remainingParameters)}else{if("\
data"in remainingParameters){body=remainingParameters.data}else{if(Object.keys(remainingParameters).length){body=remainingParameters}}}
if(!headers["content-type"]&&typeof body!=="undefined"){headers["content-type"]="application/json; charset=utf-8"}if(["P\
ATCH","PUT"].includes(method)&&typeof body==="undefined"){body=""}return Object.assign({method,url,headers},typeof body!==
"undefined"?{body}:null,options.request?{request:options.request}:null)}function endpointWithDefaults(defaults,route,options){
return parse(merge(defaults,route,options))}function withDefaults(oldDefaults,newDefaults){const DEFAULTS2=merge(oldDefaults,
newDefaults);const endpoint2=endpointWithDefaults.bind(null,DEFAULTS2);return Object.assign(endpoint2,{DEFAULTS:DEFAULTS2,
defaults:withDefaults.bind(null,DEFAULTS2),merge:merge.bind(null,DEFAULTS2),parse})}var endpoint=withDefaults(null,DEFAULTS);


;// CONCATENATED MODULE: ./lib/node_modules/content-type/dist/index.js
const SP=32;const HTAB=9;const SEMI=59;const EQ=61;const DQUOTE=34;const BSLASH=92;const COMMA=44;const LOWER_CASE=1;const OWS=2;
const SEMI_FLAG=4;const COMMA_FLAG=8;const TOKEN_FLAG=16;const NON_ASCII=65280;const CASE_FLAGS=LOWER_CASE|NON_ASCII;const CHAR_MAP=new Uint8Array(
256);CHAR_MAP[HTAB]|=OWS;CHAR_MAP[SP]|=OWS;CHAR_MAP[SEMI]|=SEMI_FLAG;CHAR_MAP[COMMA]|=COMMA_FLAG;for(let code=128;code<=
255;code++){CHAR_MAP[code]|=LOWER_CASE}for(const char of"!#$%&'*+-.^_`|~"){CHAR_MAP[char.charCodeAt(0)]|=TOKEN_FLAG}for(let code=48;code<=
57;code++){CHAR_MAP[code]|=TOKEN_FLAG}for(let code=65;code<=90;code++){CHAR_MAP[code]|=LOWER_CASE|TOKEN_FLAG}for(let code=97;code<=
122;code++){CHAR_MAP[code]|=TOKEN_FLAG}const NullObject=(()=>{const C=function(){};C.prototype=Object.create(null);return C})();
function isTypeValid(type,start=0,end=type.length){let hasSlash=false;for(let index=start;index<end;index++){const code=type.
charCodeAt(index);if(code===47){if(hasSlash||index===start||index>=end-1)return false;hasSlash=true}else if(!isTokenCode(
code)){return false}}return hasSlash}function isTokenValid(token,start=0,end=token.length){if(start>=end)return false;
for(let index=start;index<end;index++){if(!isTokenCode(token.charCodeAt(index)))return false}return true}function isTokenCode(code){
return(CHAR_MAP[code]&TOKEN_FLAG)!==0}function parameterValue(str){const len=str.length;if(len===0)return'""';let index=0;
while(index<len&&isTokenCode(str.charCodeAt(index)))index++;if(index===len)return str;let result='"';let start=0;while(index<
len){const code=str.charCodeAt(index);if(code!==HTAB&&(code<SP||code===127||code>255)){throw new TypeError(`Invalid para\
meter value: ${str}`)}if(code===34||code===92){result+=`${str.slice(start,index)}\\`;start=index}index++}return`${result}${str.
slice(start)}"`}function format(obj){const{type,parameters}=obj;if(!type||!isTypeValid(type)){throw new TypeError(
`Invalid type: ${type}`)}let result=type;if(parameters){for(const param of Object.keys(parameters)){if(!isTokenValid(param)){
throw new TypeError(`Invalid parameter name: ${param}`)}result+=`; ${param}=${parameterValue(parameters[param])}`}}return result}
function dist_parse(header,options){const stopFlags=SEMI_FLAG|(options?.comma===true?COMMA_FLAG:0);const len=header.length;
let valueStart=options?.start??0;while((CHAR_MAP[header.charCodeAt(valueStart)]&OWS)!==0){valueStart++}let index=valueStart;
let typeFlags=0;let whitespace=-1;let stop=options?.parameters===false?COMMA_FLAG:0;while(index<len){const code=header.charCodeAt(
index);const flags=CHAR_MAP[code];if((flags&stopFlags)!==0){stop|=flags&COMMA_FLAG;break}if((flags&OWS)!==0){if(whitespace===
-1)whitespace=index}else{whitespace=-1}typeFlags|=code&NON_ASCII|flags;index++}const valueEnd=whitespace===-1?index:whitespace;
const value=header.slice(valueStart,valueEnd);const type=(typeFlags&CASE_FLAGS)===0?value:value.toLowerCase();if(index===
len||stop!==0){return{type,index,parameters:new NullObject}}return parseParameters(header,type,index,len,stopFlags)}function parseParameters(header,type,index,len,stopFlags){
const parameters=new NullObject;parameter:while(index<len){index++;while((CHAR_MAP[header.charCodeAt(index)]&OWS)!==0){index++}
const keyStart=index;let keyFlags=0;let keyWhitespace=-1;while(index<len){const code=header.charCodeAt(index);const flags=CHAR_MAP[code];
if((flags&stopFlags)!==0){if((flags&COMMA_FLAG)!==0)break parameter;continue parameter}if(code===EQ){const keyEnd=keyWhitespace===
-1?index:keyWhitespace;const value=header.slice(keyStart,keyEnd);const key=(keyFlags&CASE_FLAGS)===0?value:value.toLowerCase();
index++;while((CHAR_MAP[header.charCodeAt(index)]&OWS)!==0){index++}if(index<len&&header.charCodeAt(index)===DQUOTE){const quotedStart=++index;
let escaped=false;while(index<len){const code2=header.charCodeAt(index);if(code2===DQUOTE){if(parameters[key]===void 0){
parameters[key]=escaped?unescapeQuotedPairs(header,quotedStart,index):header.slice(quotedStart,index)}index++;let stop2=0;
while(index<len){const code3=header.charCodeAt(index);const flags2=CHAR_MAP[code3];if((flags2&stopFlags)!==0){stop2=flags2&
COMMA_FLAG;break}index++}if(stop2!==0)break parameter;continue parameter}if(code2===BSLASH&&index+1<len){escaped=true;index+=
2;continue}index++}continue parameter}const valueStart=index;let stop=0;let valueWhitespace=-1;while(index<len){const code2=header.
charCodeAt(index);const flags2=CHAR_MAP[code2];if((flags2&stopFlags)!==0){stop=flags2&COMMA_FLAG;break}if((flags2&OWS)!==
0){if(valueWhitespace===-1)valueWhitespace=index}else{valueWhitespace=-1}index++}if(parameters[key]===void 0){const valueEnd=valueWhitespace===
-1?index:valueWhitespace;parameters[key]=header.slice(valueStart,valueEnd)}if(stop!==0)break parameter;continue parameter}
if((flags&OWS)!==0){if(keyWhitespace===-1)keyWhitespace=index}else{keyWhitespace=-1}keyFlags|=code&NON_ASCII|flags;index++}}
return{type,index,parameters}}function unescapeQuotedPairs(str,start,end){let result="";for(let index=start;index<end;index++){
if(str.charCodeAt(index)===BSLASH){result+=str.slice(start,index);start=++index}}return result+str.slice(start,end)}

;// CONCATENATED MODULE: ./lib/node_modules/json-with-bigint/json-with-bigint.js
const intRegex=/^-?\d+$/;const noiseValue=/^-?\d+n+$/;const originalStringify=JSON.stringify;const originalParse=JSON.parse;
const customFormat=/^-?\d+n$/;const bigIntsStringify=/([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;const noiseStringify=/([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const isUnstringifiable=val=>val===void 0||typeof val==="function"||typeof val==="symbol";const isRawJSON=val=>val!==null&&
typeof val==="object"&&val.constructor&&val.constructor.name==="RawJSON";const stringifyIteratively=(rootValue,replacer,spaceParam)=>{
let space="";if(typeof spaceParam==="number"){space=" ".repeat(Math.min(10,Math.max(0,Math.floor(spaceParam))))}else if(typeof spaceParam===
"string"){space=spaceParam.slice(0,10)}const isFunctionReplacer=typeof replacer==="function";const propertyList=Array.isArray(
replacer)?new Set(replacer.map(String)):null;const prepareVal=(parent,key,val)=>{const isObject=val!==null&&typeof val===
"object";const hasToJSON=isObject&&typeof val.toJSON==="function";if(hasToJSON){val=val.toJSON(key)}const isNoise=typeof val===
"string"&&noiseValue.test(val);if(isNoise)return val+"n";const isBigInt=typeof val==="bigint";if(isBigInt){const supportsRawJSON="\
rawJSON"in JSON;if(supportsRawJSON)return JSON.rawJSON(val.toString());return val.toString()+"n"}if(isFunctionReplacer){
val=replacer.call(parent,key,val)}const isPostReplacerObject=val!==null&&typeof val==="object";if(isPostReplacerObject){
const isPrimitiveWrapper=val instanceof Number||val instanceof String||val instanceof Boolean;if(isPrimitiveWrapper){val=
val.valueOf()}}return val};const rootProcessed=prepareVal({"":rootValue},"",rootValue);if(isUnstringifiable(rootProcessed)){
return void 0}const isRootPrimitive=rootProcessed===null||typeof rootProcessed!=="object";const isRootNativeRawJSON=isRawJSON(
rootProcessed);if(isRootPrimitive||isRootNativeRawJSON){return originalStringify(rootProcessed)}const chunks=[];let level=0;
const stack=[{parent:{"":rootProcessed},key:"",val:rootProcessed,isArray:Array.isArray(rootProcessed),keys:Array.isArray(
rootProcessed)?null:Object.keys(rootProcessed),index:0,first:true}];const visited=new WeakSet([rootProcessed]);while(stack.
length>0){const node=stack[stack.length-1];if(node.index===0){chunks.push(node.isArray?"[":"{");level++}let isDone=false;
if(node.isArray){if(node.index<node.val.length){if(!node.first)chunks.push(",");if(space)chunks.push("\n"+space.repeat(level));
const childRaw=node.val[node.index];const childVal=prepareVal(node.val,String(node.index),childRaw);if(isUnstringifiable(
childVal)){chunks.push("null");node.first=false;node.index++}else{const isComplexObject=childVal!==null&&typeof childVal===
"object";const isNativeRaw=isRawJSON(childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal)){throw new TypeError(
"Converting circular structure to JSON")}visited.add(childVal);stack.push({parent:node.val,key:String(node.index),val:childVal,
isArray:Array.isArray(childVal),keys:Array.isArray(childVal)?null:Object.keys(childVal),index:0,first:true});node.first=
false;node.index++}else{chunks.push(originalStringify(childVal));node.first=false;node.index++}}}else{isDone=true}}else{
while(node.index<node.keys.length){const k=node.keys[node.index++];const isFilteredOutByArray=propertyList&&!propertyList.
has(k);if(isFilteredOutByArray)continue;const childRaw=node.val[k];const childVal=prepareVal(node.val,k,childRaw);if(isUnstringifiable(
childVal))continue;if(!node.first)chunks.push(",");if(space){chunks.push("\n"+space.repeat(level)+originalStringify(k)+"\
: ")}else{chunks.push(originalStringify(k)+":")}const isComplexObject=childVal!==null&&typeof childVal==="object";const isNativeRaw=isRawJSON(
childVal);if(isComplexObject&&!isNativeRaw){if(visited.has(childVal)){throw new TypeError("Converting circular structure\
 to JSON")}visited.add(childVal);stack.push({parent:node.val,key:k,val:childVal,isArray:Array.isArray(childVal),keys:Array.
isArray(childVal)?null:Object.keys(childVal),index:0,first:true});node.first=false;break}else{chunks.push(originalStringify(
childVal));node.first=false}}const isNodeFullyProcessed=node.index>=node.keys.length&&stack[stack.length-1]===node;if(isNodeFullyProcessed){
isDone=true}}if(isDone){level--;if(!node.first&&space)chunks.push("\n"+space.repeat(level));chunks.push(node.isArray?"]":
"}");visited.delete(node.val);stack.pop()}}return chunks.join("")};const JSONStringify=(value,replacer,space)=>{try{const supportsRawJSON="\
rawJSON"in JSON;if(supportsRawJSON){return originalStringify(value,(key,val)=>{if(typeof val==="bigint")return JSON.rawJSON(
val.toString());const hasFunctionReplacer=typeof replacer==="function";if(hasFunctionReplacer)return replacer(key,val);const isKeyInArrayReplacer=Array.
isArray(replacer)&&replacer.includes(key);if(isKeyInArrayReplacer)return val;return val},space)}if(!value)return originalStringify(
value,replacer,space);const convertedToCustomJSON=originalStringify(value,(key,val)=>{const isNoise=typeof val==="string"&&
noiseValue.test(val);if(isNoise)return val.toString()+"n";if(typeof val==="bigint")return val.toString()+"n";const hasFunctionReplacer=typeof replacer===
"function";if(hasFunctionReplacer)return replacer(key,val);const isKeyInArrayReplacer=Array.isArray(replacer)&&replacer.
includes(key);if(isKeyInArrayReplacer)return val;return val},space);const processedJSON=convertedToCustomJSON.replace(bigIntsStringify,
"$1$2$3");const denoisedJSON=processedJSON.replace(noiseStringify,"$1$2$3");return denoisedJSON}catch(error){if(error instanceof
RangeError){const convertedJSON=stringifyIteratively(value,replacer,space);if(convertedJSON===void 0)return void 0;const supportsRawJSON="\
rawJSON"in JSON;if(supportsRawJSON)return convertedJSON;const processedJSON=convertedJSON.replace(bigIntsStringify,"$1$2\
$3");return processedJSON.replace(noiseStringify,"$1$2$3")}throw error}};const featureCache=new Map;const isContextSourceSupported=()=>{
const parseFingerprint=JSON.parse.toString();if(featureCache.has(parseFingerprint)){return featureCache.get(parseFingerprint)}
try{const result=JSON.parse("1",(_,__,context)=>!!context?.source&&context.source==="1");featureCache.set(parseFingerprint,
result);return result}catch{featureCache.set(parseFingerprint,false);return false}};const convertMarkedBigIntsReviver=(key,value,context,userReviver)=>{
const isCustomFormatBigInt=typeof value==="string"&&customFormat.test(value);if(isCustomFormatBigInt)return BigInt(value.
slice(0,-1));const isNoiseValue=typeof value==="string"&&noiseValue.test(value);if(isNoiseValue)return value.slice(0,-1);
const hasUserReviver=typeof userReviver==="function";if(!hasUserReviver)return value;return userReviver(key,value,context)};
const JSONParseV2=(text,reviver)=>{return JSON.parse(text,(key,value,context)=>{const isNumber=typeof value==="number";const isOutOfBounds=value>
Number.MAX_SAFE_INTEGER||value<Number.MIN_SAFE_INTEGER;const isBigNumber=isNumber&&isOutOfBounds;const isInt=context&&intRegex.
test(context.source);const isBigInt=isBigNumber&&isInt;if(isBigInt)return BigInt(context.source);const hasCustomReviver=typeof reviver===
"function";if(!hasCustomReviver)return value;return reviver(key,value,context)})};const MAX_INT=Number.MAX_SAFE_INTEGER.
toString();const MAX_DIGITS=MAX_INT.length;const stringsOrLargeNumbers=/"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes=/^"-?\d+n+"$/;const applyReviverIteratively=(parsed,userReviver)=>{const rootHolder={"":parsed};
const stack=[{parent:rootHolder,key:"",visited:false}];while(stack.length>0){const node=stack[stack.length-1];if(!node.visited){
node.visited=true;const value=node.parent[node.key];const isComplexObject=value!==null&&typeof value==="object";if(isComplexObject){
const keys=Object.keys(value);for(let i=keys.length-1;i>=0;i--){stack.push({parent:value,key:keys[i],visited:false})}}}else{
const{parent,key}=node;let value=parent[key];if(typeof value==="string"){const isCustomFormatBigInt=customFormat.test(value);
if(isCustomFormatBigInt){value=BigInt(value.slice(0,-1))}else{const isNoise=noiseValue.test(value);if(isNoise)value=value.
slice(0,-1)}}const hasUserReviver=typeof userReviver==="function";if(hasUserReviver){value=userReviver.call(parent,key,value)}
const isDeleted=value===void 0;if(isDeleted){delete parent[key]}else{parent[key]=value}stack.pop()}}return rootHolder[""]};
const serializeBigInts=text=>{return text.replace(stringsOrLargeNumbers,(match,digits,fractional,exponential)=>{const isString=match[0]===
'"';const isNoise=isString&&noiseValueWithQuotes.test(match);if(isNoise)return match.substring(0,match.length-1)+'n"';const hasFractionalOrExponential=fractional||
exponential;const isLessThanMaxSafeInt=digits&&(digits.length<MAX_DIGITS||digits.length===MAX_DIGITS&&digits<=MAX_INT);const isStandardValue=isString||
hasFractionalOrExponential||isLessThanMaxSafeInt;if(isStandardValue)return match;return'"'+match+'n"'})};const JSONParse=(text,reviver)=>{
if(!text)return originalParse(text,reviver);try{if(isContextSourceSupported())return JSONParseV2(text,reviver);const serializedData=serializeBigInts(
text);return originalParse(serializedData,(key,value,context)=>convertMarkedBigIntsReviver(key,value,context,reviver))}catch(error){
if(error instanceof RangeError){const serializedData=serializeBigInts(text);const parsed=originalParse(serializedData);return applyReviverIteratively(
parsed,reviver)}throw error}};

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/request-error/dist-src/index.js
class RequestError extends Error{name;status;request;response;constructor(message,statusCode,options){super(message,{cause:options.
cause});this.name="HttpError";this.status=Number.parseInt(statusCode);if(Number.isNaN(this.status)){this.status=0}if("re\
sponse"in options){this.response=options.response}const requestCopy=Object.assign({},options.request);if(options.request.
headers.authorization){requestCopy.headers=Object.assign({},options.request.headers,{authorization:options.request.headers.
authorization.replace(/(?<! ) .*$/," [REDACTED]")})}requestCopy.url=requestCopy.url.replace(/\bclient_secret=\w+/g,"clie\
nt_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]");this.request=requestCopy}}

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/request/dist-bundle/index.js
var dist_bundle_VERSION="10.0.16";var defaults_default={
headers:{"user-agent":`octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`}};function dist_bundle_isPlainObject(value){if(typeof value!=="object"||value===null)return false;
if(Object.prototype.toString.call(value)!=="[object Object]")return false;const proto=Object.getPrototypeOf(value);if(proto===
null)return true;const Ctor=Object.prototype.hasOwnProperty.call(proto,"constructor")&&proto.constructor;return typeof Ctor===
"function"&&Ctor instanceof Ctor&&Function.prototype.call(Ctor)===Function.prototype.call(value)}
var noop=()=>"";async function fetchWrapper(requestOptions){const fetch=requestOptions.request?.fetch||globalThis.fetch;
if(!fetch){throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). \
Learn more at https://github.com/octokit/octokit.js/#fetch-missing")}const log=requestOptions.request?.log||console;const parseSuccessResponseBody=requestOptions.
request?.parseSuccessResponseBody!==false;const body=dist_bundle_isPlainObject(requestOptions.body)||Array.isArray(requestOptions.body)?
JSONStringify(requestOptions.body):requestOptions.body;const requestHeaders=Object.fromEntries(Object.entries(requestOptions.
headers).map(([name,value])=>[name,String(value)]));let fetchResponse;try{fetchResponse=await fetch(requestOptions.url,{
method:requestOptions.method,body,redirect:requestOptions.request?.redirect,headers:requestHeaders,signal:requestOptions.
request?.signal,...requestOptions.body&&{duplex:"half"}})}catch(error){let message="Unknown Error";if(error instanceof Error){
if(error.name==="AbortError"){error.status=500;throw error}message=error.message;if(error.name==="TypeError"&&"cause"in error){
if(error.cause instanceof Error){message=error.cause.message}else if(typeof error.cause==="string"){message=error.cause}}}
const requestError=new RequestError(message,500,{request:requestOptions});requestError.cause=error;throw requestError}const status=fetchResponse.
status;const url=fetchResponse.url;const responseHeaders={};for(const[key,value]of fetchResponse.headers){responseHeaders[key]=
value}const octokitResponse={url,status,headers:responseHeaders,data:""};if("deprecation"in responseHeaders){const matches=responseHeaders.
link&&responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);const deprecationLink=matches&&matches.pop();log.warn(
`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.
sunset}${deprecationLink?`. See ${deprecationLink}`:""}`)}if(status===204||status===205){return octokitResponse}if(requestOptions.
method==="HEAD"){if(status<400){return octokitResponse}throw new RequestError(fetchResponse.statusText,status,{response:octokitResponse,
request:requestOptions})}if(status===304){octokitResponse.data=await getResponseData(fetchResponse);throw new RequestError(
"Not modified",status,{response:octokitResponse,request:requestOptions})}if(status>=400){octokitResponse.data=await getResponseData(
fetchResponse);throw new RequestError(toErrorMessage(octokitResponse.data),status,{response:octokitResponse,request:requestOptions})}
octokitResponse.data=parseSuccessResponseBody?await getResponseData(fetchResponse):fetchResponse.body;return octokitResponse}
async function getResponseData(response){const contentType=response.headers.get("content-type");if(!contentType){return response.
text().catch(noop)}const mimetype=dist_parse(contentType);if(isJSONResponse(mimetype)){let text="";try{text=await response.text();
return JSONParse(text)}catch(err){return text}}else if(mimetype.type.startsWith("text/")||mimetype.parameters.charset?.toLowerCase()===
"utf-8"&&mimetype.type!=="application/octet-stream"){return response.text().catch(noop)}else{return response.arrayBuffer().
catch(()=>new ArrayBuffer(0))}}function isJSONResponse(mimetype){return mimetype.type==="application/json"||mimetype.type===
"application/scim+json"}function toErrorMessage(data){if(typeof data==="string"){return data}if(data instanceof ArrayBuffer){
return"Unknown error"}if(typeof data==="object"&&data!==null&&"message"in data){const objectData=data;const suffix="docu\
mentation_url"in objectData?` - ${objectData.documentation_url}`:"";return Array.isArray(objectData.errors)?`${objectData.
message}: ${objectData.errors.map(v=>JSON.stringify(v)).join(", ")}${suffix}`:`${objectData.message}${suffix}`}return`Un\
known error: ${JSON.stringify(data)}`}function dist_bundle_withDefaults(oldEndpoint,newDefaults){const endpoint2=oldEndpoint.defaults(
newDefaults);const newApi=function(route,parameters){const endpointOptions=endpoint2.merge(route,parameters);if(!endpointOptions.
request||!endpointOptions.request.hook){return fetchWrapper(endpoint2.parse(endpointOptions))}const request2=(route2,parameters2)=>{
return fetchWrapper(endpoint2.parse(endpoint2.merge(route2,parameters2)))};Object.assign(request2,{endpoint:endpoint2,defaults:dist_bundle_withDefaults.
bind(null,endpoint2)});return endpointOptions.request.hook(request2,endpointOptions)};return Object.assign(newApi,{endpoint:endpoint2,
defaults:dist_bundle_withDefaults.bind(null,endpoint2)})}var request=dist_bundle_withDefaults(endpoint,defaults_default);

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/graphql/dist-bundle/index.js
const dist_bundle_because="the one GraphQL request names its route too";const withCustomRequest=()=>({defaults(){}});

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url="(?:[a-zA-Z0-9_-]+)";var sep="\\.";var jwtRE=new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);var isJWT=jwtRE.
test.bind(jwtRE);async function auth(token){const isApp=isJWT(token);const isInstallation=token.startsWith("v1.")||token.
startsWith("ghs_");const isUserToServer=token.startsWith("ghu_");const tokenType=isApp?"app":isInstallation?"installatio\
n":isUserToServer?"user-to-server":"oauth";return{type:"token",token,tokenType}}function withAuthorizationPrefix(token){
if(token.split(/\./).length===3){return`bearer ${token}`}return`token ${token}`}async function hook(token,request,route,parameters){
const endpoint=request.endpoint.merge(route,parameters);endpoint.headers.authorization=withAuthorizationPrefix(token);return request(
endpoint)}var createTokenAuth=function createTokenAuth2(token){if(!token){throw new Error("[@octokit/auth-token] No toke\
n passed to createTokenAuth")}if(typeof token!=="string"){throw new Error("[@octokit/auth-token] Token passed to createT\
okenAuth is not a string")}token=token.replace(/^(token|bearer) +/i,"");return Object.assign(auth.bind(null,token),{hook:hook.
bind(null,token)})};

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/core/dist-src/version.js
const version_VERSION="7.0.8";

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/core/dist-src/index.js


const dist_src_noop=()=>{};const consoleWarn=console.warn.bind(console);const consoleError=console.error.bind(console);function createLogger(logger={}){
if(typeof logger.debug!=="function"){logger.debug=dist_src_noop}if(typeof logger.info!=="function"){logger.info=dist_src_noop}if(typeof logger.
warn!=="function"){logger.warn=consoleWarn}if(typeof logger.error!=="function"){logger.error=consoleError}return logger}
const userAgentTrail=`octokit-core.js/${version_VERSION} ${getUserAgent()}`;class Octokit{static VERSION=version_VERSION;static defaults(defaults){
const OctokitWithDefaults=class extends this{constructor(...args){const options=args[0]||{};if(typeof defaults==="functi\
on"){super(defaults(options));return}super(Object.assign({},defaults,options,options.userAgent&&defaults.userAgent?{userAgent:`${options.
userAgent} ${defaults.userAgent}`}:null))}};return OctokitWithDefaults}static plugins=[];static plugin(...newPlugins){const currentPlugins=this.
plugins;const NewOctokit=class extends this{static plugins=currentPlugins.concat(newPlugins.filter(plugin=>!currentPlugins.
includes(plugin)))};return NewOctokit}constructor(options={}){const hook=new before_after_hook.Collection;const requestDefaults={baseUrl:request.
endpoint.DEFAULTS.baseUrl,headers:{},request:Object.assign({},options.request,{hook:hook.bind(null,"request")}),mediaType:{
previews:[],format:""}};requestDefaults.headers["user-agent"]=options.userAgent?`${options.userAgent} ${userAgentTrail}`:
userAgentTrail;if(options.baseUrl){requestDefaults.baseUrl=options.baseUrl}if(options.previews){requestDefaults.mediaType.
previews=options.previews}if(options.timeZone){requestDefaults.headers["time-zone"]=options.timeZone}this.request=request.
defaults(requestDefaults);this.graphql=withCustomRequest(this.request).defaults(requestDefaults);this.log=createLogger(options.
log);this.hook=hook;if(!options.authStrategy){if(!options.auth){this.auth=async()=>({type:"unauthenticated"})}else{const auth=createTokenAuth(
options.auth);hook.wrap("request",auth.hook);this.auth=auth}}else{const{authStrategy,...otherOptions}=options;const auth=authStrategy(
Object.assign({request:this.request,log:this.log,octokit:this,octokitOptions:otherOptions},options.auth));hook.wrap("req\
uest",auth.hook);this.auth=auth}const classConstructor=this.constructor;for(let i=0;i<classConstructor.plugins.length;++i){
Object.assign(this,classConstructor.plugins[i](this,options))}}request;graphql;log;hook;auth}

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/plugin-rest-endpoint-methods/dist-src/index.js
const dist_src_because="GitHub requests name their route";const restEndpointMethods=()=>({});

;// CONCATENATED MODULE: ./lib/node_modules/@octokit/plugin-paginate-rest/dist-bundle/index.js
const plugin_paginate_rest_dist_bundle_because="GitHub requests name their route";const paginateRest=()=>({});

;// CONCATENATED MODULE: ./lib/node_modules/@actions/github/lib/utils.js

const context=new Context;const baseUrl=getApiBaseUrl();const defaults={baseUrl,request:{agent:getProxyAgent(baseUrl),fetch:getProxyFetch(baseUrl)}};const GitHub=Octokit.plugin(restEndpointMethods,paginateRest).
defaults(defaults);function getOctokitOptions(token,options){
const opts=Object.assign({},options||{});const auth=getAuthString(token,opts);if(auth){opts.auth=auth}const userAgent=getUserAgentWithOrchestrationId(opts.userAgent);if(userAgent){opts.userAgent=userAgent}return opts}


/***/ })

};
