#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension AppDriver {
  /// Returns the work that the stage refused, each with the log line of its refusal.
  var refusedWork: [Leftover] {
    let entries = log.entries
    return entries.indices.compactMap { place in
      guard case .ignored(let phrase, let reason) = entries[place], WorkPhrase.names(phrase) else {
        return nil
      }
      let cause = entries[..<place].last { $0.refuses(reason) }
      return Leftover(
        message: """
          A piece of work never began: \(entries[place]).\(cause.map { "\n\n  Its screen: \($0)" } ?? "")

            To fix: ask for the work only if the request that brings the screen can succeed, and \
          before the flow ends.
          """,
        site: (calls.last { $0.firstLine <= place })?.site ?? creation)
    }
  }
}

extension PresentationLog.Entry {
  /// Returns true if the entry refused a request about the screen that a reason names.
  fileprivate func refuses(_ reason: IgnoredReason) -> Bool {
    guard case .notOnStage(let screen) = reason, case .ignored(let phrase, _) = self,
      !WorkPhrase.names(phrase)
    else { return false }
    return phrase.contains(screen.description)
  }
}
#endif
