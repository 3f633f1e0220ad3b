/// A value that can be chosen from a list.
protocol Choosable: Sendable, Hashable {
  var displayableString: String { get }
  var explanation: String { get }
}
