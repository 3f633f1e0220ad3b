import TestSupport
import Testing
import Wireflow

@MainActor
struct StackTests {
  let rig = Rig()
  let first = PageScreen("First")
  let second = PageScreen("Second")

  /// Pushes both pages onto A.
  private func pushBoth() {
    rig.wireframe.push(first, from: rig.a)
    rig.wireframe.push(second, from: first)
    _ = rig.newLog()
  }

  @Test func pushesFromTheTopOfAStack() {
    let page = PageScreen("Page")

    let outcome = rig.wireframe.push(page, from: rig.a)

    #expect(outcome == .committed)
    rig.expectLog(matches: #"  push PageScreen "Page" onto A"#)
    #expect(rig.stage.stack(of: page).titles == "A/Page")
  }

  @Test func ignoresASecondPushFromOneScreen() {
    rig.wireframe.push(first, from: rig.a)

    let outcome = rig.wireframe.push(second, from: rig.a)

    #expect(outcome == .ignored(.covered(rig.a.name)))
    rig.expectLog(
      matches: """
          push PageScreen "First" onto A
          ignored push PageScreen "Second": PageScreen "A" is covered
        """)
    #expect(rig.stage.isOnStage(second) == false)
  }

  @Test func ignoresAPushFromAScreenThatIsNotOnStage() {
    let outcome = rig.wireframe.push(second, from: first)

    #expect(outcome == .ignored(.notOnStage(first.name)))
    rig.expectLog(
      matches: #"  ignored push PageScreen "Second": PageScreen "First" is not on stage"#)
  }

  @Test func ignoresAPushOfAScreenThatIsOnStage() {
    rig.wireframe.push(first, from: rig.a)

    #expect(rig.wireframe.push(first, from: first) == .ignored(.alreadyOnStage(first.name)))
    #expect(rig.wireframe.push(rig.b, from: first) == .ignored(.alreadyOnStage(rig.b.name)))

    rig.expectLog(
      matches: """
          push PageScreen "First" onto A
          ignored push PageScreen "First": PageScreen "First" is already on stage
          ignored push PageScreen "B": PageScreen "B" is already on stage
        """)
  }

  @Test func popsAScreenAndAllAboveIt() {
    pushBoth()

    rig.wireframe.pop(second)
    rig.wireframe.push(second, from: first)
    rig.wireframe.pop(first)

    rig.expectLog(
      matches: """
          pop PageScreen "Second"
          push PageScreen "Second" onto A
          pop to PageScreen "A"
        """)
    #expect(rig.stage.stack(of: rig.a).titles == "A")
    #expect(rig.stage.isOnStage(second) == false)
  }

  @Test func popsToAScreen() {
    pushBoth()

    rig.wireframe.pop(to: first)
    rig.wireframe.push(second, from: first)
    rig.wireframe.pop(to: rig.a)

    rig.expectLog(
      matches: """
          pop PageScreen "Second"
          push PageScreen "Second" onto A
          pop to PageScreen "A"
        """)
  }

  @Test func popsToTheRootFromAnywhereOnAStack() {
    pushBoth()

    rig.wireframe.popToRoot(of: first)
    let outcome = rig.wireframe.popToRoot(of: rig.a)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(
      matches: """
          pop to PageScreen "A"
          ignored pop to root of PageScreen "A": already there
        """)
  }

  @Test func popsOnTheStackOfAModal() {
    rig.wireframe.presentModally(first, from: rig.a)
    rig.wireframe.push(second, from: first)
    _ = rig.newLog()

    rig.wireframe.popToRoot(of: second)
    let outcome = rig.wireframe.pop(first)

    #expect(outcome == .ignored(.isRoot(first.name)))
    rig.expectLog(
      matches: """
          pop PageScreen "Second"
          ignored pop PageScreen "First": PageScreen "First" is the root of its stack
        """)
  }

  @Test func ignoresPopsThatChangeNothing() {
    pushBoth()

    let stranger = PageScreen("Stranger")
    #expect(rig.wireframe.pop(rig.a) == .ignored(.isRoot(rig.a.name)))
    #expect(rig.wireframe.pop(stranger) == .ignored(.notOnStage(stranger.name)))
    #expect(rig.wireframe.pop(to: second) == .ignored(.alreadyThere))
    #expect(rig.wireframe.pop(to: rig.b) == .ignored(.alreadyThere))
    #expect(rig.wireframe.pop(to: stranger) == .ignored(.notOnStage(stranger.name)))
    #expect(rig.wireframe.popToRoot(of: stranger) == .ignored(.notOnStage(stranger.name)))

    rig.expectLog(
      matches: """
          ignored pop PageScreen "A": PageScreen "A" is the root of its stack
          ignored pop PageScreen "Stranger": PageScreen "Stranger" is not on stage
          ignored pop to PageScreen "Second": already there
          ignored pop to PageScreen "B": already there
          ignored pop to PageScreen "Stranger": PageScreen "Stranger" is not on stage
          ignored pop to root of PageScreen "Stranger": PageScreen "Stranger" is not on stage
        """)
    #expect(rig.stage.stack(of: rig.a).titles == "A/First/Second")
  }
}
