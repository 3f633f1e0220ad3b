import WireflowWeaving

/// A weft of the tests, by its name.
struct Fact: Weft, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String

  init(stringLiteral name: String) {
    description = name
  }
}

extension SingleWeftable {
  convenience init(_ fact: Fact) {
    self.init(withInitialWeft: fact)
  }
}
