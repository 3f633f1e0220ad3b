#if canImport(Testing) && canImport(XCTest)
/// One call of the driver by a test.
struct DriverCall {
  let site: CallSite
  /// The number of lines that the log had before the call.
  let firstLine: Int
}
#endif
