import Foundation
package import Testing

/// A small generator of random numbers that gives the same ones for the same seed, everywhere.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Creates a generator that differs from seed to seed and from text to text.
  package init(seed: UInt64, for text: String) {
    state = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to a bound.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Tells whether something of that probability, in percent, happens.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of some elements, or nil if there is none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

/// The length of random walks.
package enum WalkSteps {
  /// The steps that the environment asks for by `WIREFLOW_WALK_STEPS`, such as 100000 for a
  /// thorough run, or nil unless it does.
  package static let wanted = ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"]
    .flatMap(Int.init)
}

/// The sizes of random tests: a hundredth of the whole, which `WIREFLOW_STRENGTH=100` runs.
package enum Strength {
  private static let factor =
    ProcessInfo.processInfo.environment["WIREFLOW_STRENGTH"].flatMap(Int.init) ?? 1

  /// True if all is to be tried.
  package static let isWhole = factor >= 100

  /// True if tests may take long: all is to be tried, or walks of a certain length.
  package static let isLong = isWhole || WalkSteps.wanted != nil

  /// Returns how much of a whole is tried, at least one.
  package static func share(of whole: Int) -> Int { max(1, whole / 100 * factor) }

  /// Returns all of a test's arguments if it may take long, and otherwise the first of them.
  package static func some<Argument>(of all: [Argument]) -> [Argument] {
    isLong ? all : Array(all.prefix(1))
  }

  /// The number of flows below each other.
  package static let flowDepth = share(of: 100_000)
  /// The number of lines of a log.
  package static let lineCount = share(of: 5_000_000)
}

extension Trait where Self == ConditionTrait {
  /// A test that takes seconds in a debug build, so that `.ci/more` runs it, built for release.
  package static var long: Self { .enabled(if: Strength.isLong, "it takes long: see .ci/more") }
}
