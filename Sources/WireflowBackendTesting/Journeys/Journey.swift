import Wireflow

/// A fixed sequence of steps through an app, after each of which a suite compares the results.
@MainActor
struct Journey {
  /// One step of a journey, which runs to its end before the suite compares anything.
  @MainActor
  struct Step {
    let name: String
    /// The law that is broken if the step has a different result.
    var law = WireframeLaw.sameScreens
    /// True if the user begins or ends a swipe that can be held.
    var isSwipe = false
    let act: @MainActor (JourneyApp) -> Void
  }

  let name: String
  /// The steps, which begin after the launch.
  var steps = [Step(name: "launch") { _ in }]

  /// True if the backend is attached only in the course of the journey.
  var attachesLate: Bool { steps.contains { $0.name == "attach the backend" } }

  /// Reads journeys, each of which has its name behind a number sign, and semicolons between steps.
  ///
  /// The steps of a line that begins with `at once` or `batch` are one step, during which
  /// transitions of the first ones may still run, or one transition of the stage.
  static func journeys(_ text: String) -> [Journey] {
    text.split(separator: "\n").reduce(into: []) { journeys, line in
      if line.hasPrefix("# ") {
        journeys.append(Journey(name: String(line.dropFirst(2))))
      } else if !journeys.isEmpty {
        journeys[journeys.count - 1].steps += Step.steps(in: line)
      }
    }
  }
}

extension Journey.Step {
  /// Reads the steps of a line.
  fileprivate static func steps(in line: Substring) -> [Self] {
    func read(_ text: Substring) -> [Self] { text.split(separator: "; ").map { Self($0) } }
    func names(_ steps: [Self]) -> String { steps.map(\.name).joined(separator: ", ") }
    if line.hasPrefix("at once: ") {
      let steps = read(line.dropFirst("at once: ".count))
      return [Self(name: names(steps)) { app in for step in steps { step.act(app) } }]
    }
    guard line.hasPrefix("batch: ") else { return read(line) }
    let steps = read(line.dropFirst("batch: ".count))
    let batch = Self(name: "batch of \(names(steps))") { app in
      app.stage.batch { for step in steps { step.act(app) } }
    }
    return [batch]
  }

  /// Creates the step that some words describe.
  private init(_ words: Substring) {
    let keepsStacks = words.hasSuffix(", keeping stacks")
    let words = keepsStacks ? words.dropLast(", keeping stacks".count) : words
    for phrase in Phrase.all {
      guard let names = phrase.names(in: words) else { continue }
      let law = keepsStacks ? .keepsStacks : phrase.law
      self.init(name: String(words), law: law, isSwipe: phrase.isSwipe) { app in
        phrase.act(app, names)
      }
      return
    }
    self.init(name: String(words)) { app in app.complain("no phrase describes this step") }
  }
}

/// A way to describe a step, in which each `_` is the name of something.
@MainActor
struct Phrase {
  let pattern: String
  var law = WireframeLaw.sameScreens
  var isSwipe = false
  let act: @MainActor (JourneyApp, [String]) -> Void

  /// All phrases, special ones before those that would match their words, too.
  static let all = user + requests + others

  /// Returns the names in some words, or nil if they do not match the pattern.
  fileprivate func names(in words: Substring) -> [String]? {
    let parts = pattern.split(separator: "_", omittingEmptySubsequences: false)
    guard words.hasPrefix(parts[0]) else { return nil }
    var (names, rest) = ([String](), words.dropFirst(parts[0].count))
    for part in parts.dropFirst() {
      let end = part.isEmpty ? rest.endIndex..<rest.endIndex : rest.firstRange(of: part)
      guard let end else { return nil }
      names.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return rest.isEmpty ? names : nil
  }
}
