import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

@MainActor
struct WebSessionTests {
  private static let done = #"{"reason":null}"#

  @Test func beginsABranchWhereTheUserActsInThePast() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.back)

    #expect(await rig.act(.tap("Twice"), branch: 0, step: 0) == Self.done)

    #expect(rig.places == ["One"])
    #expect(rig.session.current == 1)
    #expect(rig.session.branches.map(\.timeline.steps.count) == [3, 2])
    #expect(
      rig.session.message.branches.last
        == .init(
          id: 1, count: 2, origin: 0, step: 0, difference: "differs in 7 lines, 1 place"))
  }

  @Test func keepsTheDrawingsOfTheBranchBefore() async throws {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    _ = await rig.branchOff(0, 0)

    let answer = await rig.steps(0, 1, 2)

    #expect(rig.places == ["Shop"])
    #expect(answer.contains(#""backTitle":"Shop""#))
    #expect(rig.madeCount == 2)
  }

  @Test func goesOnAtTheEndOfABranch() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.tap("Twice"), branch: 0, step: 0)

    #expect(await rig.act(.tap("More"), branch: 0, step: 1) == Self.done)

    #expect(rig.session.current == 0)
    #expect(rig.session.branches.map(\.timeline.steps.count) == [3, 2])
  }

  @Test func makesNoAppToLookAtThePast() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))

    _ = await rig.steps(0, 0, 2)
    _ = await rig.search("more")

    #expect(rig.madeCount == 1)
  }

  @Test func isOnlyForReadingIfTheAppCannotBeMadeAgain() async throws {
    let rig = SessionRig(isReplayable: false)
    _ = await rig.act(.tap("More"))

    let branch = await rig.branchOff(0, 0)

    #expect(branch == "409 \(WebSession.readOnly)")
    #expect(await rig.steps(0, 0, 1).contains(#""title":"Shop""#))
    #expect(try rig.message()["problem"] as? String == WebSession.readOnly)
    #expect(rig.places == ["More"])
  }

  @Test func staysAsItIsIfTheAppCrashesElsewhere() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    rig.rehearsal = .init("The app crashed (Trace/breakpoint trap)", at: "step 1")

    let answer = await rig.act(.tap("Twice"), branch: 0, step: 0)

    #expect(
      answer == """
        409 The app crashed (Trace/breakpoint trap) when it was played again at step 1. The session \
        stays as it is.
        """)
    #expect(rig.places == ["More"] && rig.session.current == 0 && rig.madeCount == 1)
    #expect(await rig.act(.back) == Self.done)
  }

  @Test func staysAsItIsIfTheAppComesElsewhere() async {
    let rig = SessionRig { wireframe, number in
      OtherFlow(wireframe, title: "Shop \(number)")
    }
    _ = await rig.act(.tap("More"))

    #expect(
      await rig.branchOff(0, 0) == """
        409 The past of this app cannot be changed: step 1, launch had another effect when it was \
        played again: “install tab bar: Shop 2” instead of “install tab bar: Shop 1”
        """)
    #expect(rig.places == ["Shop 1"])
  }

  @Test func findsStepsByActionAndByPlace() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("Twice"))
    _ = await rig.act(.back)

    #expect(await rig.search("TAP one").contains(#""number":1"#))
    #expect(await rig.search("nothing") == #"{"steps":[]}"#)
  }

  @Test func savesTheStepsUpToThePlayhead() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.back)

    #expect(await rig.makeTest(1).contains(#""name":"buy""#))
    #expect(rig.draft?.steps.map { "\($0.action)" } == ["launch", #"tap "More""#])
    #expect(rig.draft?.omitted == [1])
    _ = await rig.makeTest(2)
    #expect(rig.draft?.steps.last?.place == "Shop")
  }

  @Test func playsATestOnEachWireframe() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))

    let answer = await rig.tryTest(1)

    let installs = answer.matches(of: /install ([a-z ]+): Shop/).map { "\($0.1)" }
    #expect(installs == ["tab bar", "drawer", "split"])
    #expect(answer.matches(of: /push ShopScreen/).count == 3)
  }

  @Test(arguments: [(9, 0), (0, 9), (-1, 0), (0, -1), (.max, .max)])
  func refusesAStepThatIsNotThere(branch: Int, step: Int) async {
    let rig = SessionRig()

    #expect(await rig.branchOff(branch, step).hasPrefix("409 There is no"))
    #expect(rig.madeCount == 1)
  }

  @Test(arguments: [(0, 25), (-1, 1), (2, 1), (0, Int.max), (.min, .max)])
  func refusesTooManySteps(from: Int, to: Int) async {
    let rig = SessionRig()

    #expect(await rig.steps(0, from, to).hasPrefix("400 The steps must be 0 to 24, in order."))
  }

  @Test func forgetsOldBranches() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))

    for _ in 0..<WebSession.mostBranches + 5 {
      _ = await rig.act(.tap("Twice"), branch: 0, step: 0)
    }

    #expect(rig.session.branches.count == WebSession.mostBranches)
    #expect(rig.session.branches.first?.id == 0)
    #expect(rig.session.branches.last?.id == rig.session.current)
  }

  @Test func letsGoOfTheAppBefore() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    weak let stage = rig.session.backend.stage
    weak let controller = rig.session.controller

    _ = await rig.branchOff(0, 0)

    #expect(stage == nil && controller == nil)
  }
}

/// A flow with a title of its own.
private final class OtherFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let title: String

  init(_ wireframe: any ApplicationWireframe, title: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.title = title
  }

  func installUI() {
    wireframe.install(rootItems: [ShopPage(title)])
  }
}

private final class ShopPage: RootLevelRepresentable {
  let title: String
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("More") {} }

  init(_ title: String) {
    self.title = title
  }
}
