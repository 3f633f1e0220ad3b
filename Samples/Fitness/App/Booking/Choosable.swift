/// A value that the member can choose from a list.
protocol Choosable: Sendable, Hashable {
  var displayableString: String { get }
  var explanation: String { get }
}
