#if canImport(Testing) && canImport(XCTest)
/// One step of a test.
struct DriverStep {
  let site: CallSite
  /// The number of lines that the log had before the step.
  let firstLine: Int
}
#endif
