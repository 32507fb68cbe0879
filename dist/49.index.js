export const id = 49;
export const ids = [49];
export const modules = {

/***/ 6049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pathFilter: () => (/* binding */ pathFilter)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4714);

/**
 * Globs in order, as GitHub's own `paths` filters have them: the last one that matches decides, `!` excludes, and a list
 * that begins with `!` starts from everything. Without globs every file is included. Names that begin with a dot match too.
 */
function pathFilter(globs) {
    const rules = globs.map((glob) => {
        const includes = !glob.startsWith('!');
        return { includes, matches: picomatch__WEBPACK_IMPORTED_MODULE_0__(anyDepth(includes ? glob : glob.slice(1)), { dot: true, nonegate: true }) };
    });
    const otherwise = rules[0] === undefined || !rules[0].includes;
    return (path) => rules.findLast(({ matches }) => matches(path))?.includes ?? otherwise;
}
// To GitHub `**.js` is every .js file at any depth; to picomatch, those at the root.
const anyDepth = (glob) => glob.replace(/(^|\/)\*\*(?=[^/*])/g, '$1**/*');


/***/ })

};
