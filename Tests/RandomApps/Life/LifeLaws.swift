package import Foundation
import TestSupport
import Wireflow
package import WireflowExploration
import WireflowInteraction

/// The laws that each app keeps at each moment.
@MainActor
enum LifeLaws {
  /// Returns the law that is broken in a window, or nil if none is.
  static func broken(on desk: StressDesk) -> LifeFailure? {
    if let problem = desk.worlds.lazy.flatMap(\.problems).first {
      return LifeFailure(law: problem, detail: "")
    }
    return desk.stages.lazy.compactMap { broken(on: $0) }.first
  }

  private static func broken(on stage: Stage) -> LifeFailure? {
    if let violation = stage.violations().first {
      return LifeFailure(law: "the state is consistent", detail: violation)
    }
    let snapshot = stage.snapshot
    let screens = screens(of: snapshot)
    if Set(screens.map { ObjectIdentifier($0) }).count != screens.count {
      return LifeFailure(law: "no screen is on stage twice", detail: "\(NavigationTree(stage))")
    }
    for screen in screens + stage.visibleScreens where !stage.state.isOnStage(screen) {
      return LifeFailure(
        law: "what is shown is on stage", detail: "\(stage.name(of: screen)) is not")
    }
    for region in [snapshot.base] + snapshot.modals.map(\.region)
    where !region.roots.isEmpty && !region.roots.indices.contains(region.selected) {
      return LifeFailure(law: "a root item is selected", detail: "\(region.selected)")
    }
    return secret(on: stage) ?? parsing(of: stage)
  }

  /// Returns a failure if the picture shows anything that is behind a wall.
  private static func secret(on stage: Stage) -> LifeFailure? {
    guard !stage.picture.isBlankBehindWalls else { return nil }
    return LifeFailure(law: "what is behind a wall is blank", detail: "\(NavigationTree(stage))")
  }

  /// Returns a failure if a possible action does not come back from its text.
  private static func parsing(of stage: Stage) -> LifeFailure? {
    for action in stage.possibleActions.suffix(4)
    where (try? UserAction(parsing: action.description)) != action {
      return LifeFailure(law: "actions come back from their text", detail: action.description)
    }
    return nil
  }

  /// Returns a failure if the last picture of a watch is not that of the stage at rest.
  static func broken(by shown: StagePicture?, on stage: Stage) -> LifeFailure? {
    guard let shown else { return nil }
    let picture = stage.picture
    guard shown != picture else { return nil }
    let detail = difference(
      from: lines(of: picture), "the stage", to: lines(of: shown), "the watch")
    return LifeFailure(law: "who watches knows the picture", detail: detail)
  }

  /// Returns a failure if a session and its replay differ.
  static func difference(from desk: StressDesk, to replay: StressDesk) -> LifeFailure? {
    let law = "a replay comes to the same"
    let lines = desk.session.log.lines.withoutRestoring
    let others = replay.session.log.lines.withoutRestoring
    if lines != others {
      let detail = difference(from: lines, "the session", to: others, "the replay")
      return LifeFailure(law: law, detail: detail)
    }
    for (stage, copy) in zip(desk.stages, replay.stages) {
      let (tree, other) = (NavigationTree(stage), NavigationTree(copy))
      if tree != other { return LifeFailure(law: law, detail: "\(tree)\nand\n\(other)") }
    }
    return desk.stages.count == replay.stages.count
      ? nil
      : LifeFailure(law: law, detail: "\(desk.stages.count) and \(replay.stages.count) windows")
  }

  /// Returns a failure if a replay draws a step in another way than the session did.
  static func difference(
    from session: SessionDrawing?, to replay: SessionDrawing?, at step: Int
  ) -> LifeFailure? {
    guard session != replay else { return nil }
    let detail = difference(
      from: lines(of: session), "the session", to: lines(of: replay), "the replay")
    return LifeFailure(law: "a jump shows what was there", detail: "step \(step), \(detail)")
  }

  private static func lines(of value: some Any) -> [String] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").map(String.init)
  }

  /// Returns the lines around the first ones that differ.
  private static func difference(
    from lines: [String], _ name: String, to others: [String], _ otherName: String
  ) -> String {
    let place = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset
    let first = place ?? min(lines.count, others.count)
    func part(_ lines: [String]) -> String {
      lines.dropFirst(max(0, first - 4)).prefix(8).joined(separator: "\n")
    }
    return "line \(first + 1) of \(name):\n\(part(lines))\nand of \(otherName):\n\(part(others))"
  }

  private static func screens(of snapshot: StageSnapshot) -> [any Screen] {
    let regions = [snapshot.base] + snapshot.modals.map(\.region)
    let stacks = regions.flatMap { region in
      region.roots.flatMap { $0.screens + $0.detail } + region.embeddings.map(\.screen)
    }
    guard let player = snapshot.player else { return stacks }
    return stacks + [player.screen, player.controls] + player.embeddings.map(\.screen)
  }
}

/// A life of an app as its number decides it: how hostile it is, and on which wireframe.
///
/// A hostile life is not the same to the letter when it is lived again, because actors answer on
/// other threads while nobody waits for them.
package struct LifePlan {
  package enum Kind: String {
    /// All is patient, and the log is played again in a fresh app.
    case session
    /// Backends, observers, screens and ends interfere, and nobody waits for anybody.
    case hostile
  }

  package let number: UInt64

  package init(number: UInt64) { self.number = number }

  package var kind: Kind { number.isMultiple(of: 3) ? .hostile : .session }

  /// The name of the wireframe.
  package var wireframe: String {
    ["tab bar", "drawer", "split", "adaptive", "pages"][Int(number % 5)]
  }

  /// True if the app can open several windows.
  var hasWindows: Bool { number % 7 < 2 }

  /// True if the user now and then acts on a picture that is out of date.
  var looksBack: Bool { number % 7 == 2 }

  /// True if the user goes back to an earlier step, and takes another way from there.
  var travels: Bool { kind == .session && number % 7 > 4 }

  @MainActor
  func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
    switch number % 5 {
    case 0: TabBarWireframe(stage: stage)
    case 1: HamburgerWireframe(stage: stage)
    case 2 where number % 2 == 0: SplitWireframe(stage: stage)
    case 2: ThreeColumnWireframe(stage: stage)
    case 3: AdaptiveWireframe(stage: stage)
    default: PagesWireframe(stage: stage)
    }
  }
}

/// A law that a life has broken.
package struct LifeFailure {
  /// The law, by which a failure that is made shorter is known again.
  package let law: String
  package let detail: String
}

/// A file with the steps that a life took, which outlives a process that traps.
@MainActor
package final class LifeDiary {
  private let file: FileHandle

  /// Creates a diary, or returns nil where no file can be written.
  package init?(_ url: URL) {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = try? FileHandle(forWritingTo: url)
    else { return nil }
    self.file = file
  }

  /// Begins a life, of which no step was taken yet.
  func begin(_ number: UInt64) {
    try? file.truncate(atOffset: 0)
    write("\(number)\n")
  }

  /// Writes a step that is about to be taken.
  func add(_ step: ExplorationStep) { write("\(step)\n") }

  private func write(_ text: String) { try? file.write(contentsOf: Data(text.utf8)) }

  /// Returns the steps of a text, one in each line, behind the number of their life if there is one,
  /// or nil if a line is no step.
  package static func steps(of text: String) -> [ExplorationStep]? {
    let lines = text.split(separator: "\n").map(String.init).drop { UInt64($0) != nil }
    let steps = lines.compactMap { try? ExplorationStep(parsing: $0) }
    return steps.count == lines.count ? steps : nil
  }
}
