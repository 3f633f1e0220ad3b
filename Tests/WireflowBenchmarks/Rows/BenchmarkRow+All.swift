extension BenchmarkRow {
  /// All rows, in the order of the table.
  static var all: [BenchmarkRow] {
    stacks + flows + apps + user + texts + drawing + lists + samples
  }

  /// Creates a row whose floor is a push and a pop by hand.
  init(_ name: String, _ work: Work) {
    self.init(name, work, floor: .pushAndPopByHand(10))
  }
}
