#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

/// The result of a script on one wireframe.
@MainActor
struct Performance {
  let wireframe: String
  let log: [String]
  /// The stage at the end with its presentation, below a headline.
  let ending: [String]
  /// The events of the session, without their presentation.
  let what: String
  /// The screens on stage at the end and the flows that own them, without their places.
  let cast: Set<NavigationTree.Node>
  let refusals: [Script.Refusal]
  /// The reason why the result says nothing about the wireframe, or nil if it does.
  private let misuse: String?

  init(
    of script: Script, on wireframe: WireframeVariant,
    _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) async rethrows {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = try makeController(stage, wireframe.makeWireframe)
    // The log must keep all lines for the comparison.
    controller.stage.log.limit = nil
    misuse = wireframe.failure(of: controller, on: stage)
    let happenings = Happenings(on: controller.stage)
    refusals = await controller.play(script)
    self.wireframe = wireframe.name
    log = controller.stage.log.lines
    what = happenings.lines.map { $0 + "\n" }.joined()
    let tree = NavigationTree(controller.stage)
    ending = ["= on stage at the end"] + "\(tree)".split(separator: "\n").map { "  \($0)" }
    cast = tree.cast
  }

  /// Returns the differences between results that should be the same.
  static func failures(of performances: [Performance], of script: Script) -> [String] {
    guard let first = performances.first, performances.count > 1 else {
      return [
        """
        The script \(script.name) was played on \(performances.count) wireframes: nothing was compared.

          To fix: pass two wireframes or more.
        """
      ]
    }
    let refusals = performances.flatMap { performance in
      performance.refusals.map { refusal in
        "On \(performance.wireframe) the script contains an action that is not possible.\n\n  \(refusal)"
      }
    }
    let misuses = performances.compactMap(\.misuse)
    return misuses + refusals + performances.dropFirst().compactMap { $0.failure(besides: first) }
  }

  private func failure(besides first: Performance) -> String? {
    let diff = LineDiff(old: first.what, new: what)
    guard first.what.hasSameBytes(as: what) else {
      let lines = UnifiedDiff(diff, from: first.wireframe, to: wireframe)
      return """
        What happens on \(wireframe) is not what happens on \(first.wireframe) (\(diff.summary)).

          To fix: a wireframe may change how something is shown; find the request that it changes further.

        \(lines.text(limit: SnapshotAssertion.shownLines))
        """
    }
    let here = cast.subtracting(first.cast).map { "  only on \(wireframe): \($0.words)" }
    let there = first.cast.subtracting(cast).map { "  only on \(first.wireframe): \($0.words)" }
    guard !(here + there).isEmpty else { return nil }
    return """
      Who is on stage at the end on \(wireframe) is not who is there on \(first.wireframe).

      \((here.sorted() + there.sorted()).joined(separator: "\n"))
      """
  }
}

extension NavigationTree {
  /// The screens with their flows, regardless of whether they are on a stack, in a modal or in the
  /// player.
  fileprivate var cast: Set<Node> {
    let stacks = roots.map(\.screens) + modals.map(\.screens)
    let player = player.map { [$0.screen, $0.controls] } ?? []
    return Set((stacks.joined() + player).map { Node(name: $0.name, flow: $0.flow) })
  }
}

extension NavigationTree.Node {
  fileprivate var words: String { "\(name)\(flow.map { " in \($0)" } ?? "")" }
}
#endif
