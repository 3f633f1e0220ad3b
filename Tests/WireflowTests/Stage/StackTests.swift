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

@MainActor
struct SelectTests {
  let rig = Rig()

  @Test func keepsTheStackOfARootItemThatIsNotSelected() {
    rig.wireframe.push(PageScreen("Page"), from: rig.a)
    rig.wireframe.select(rig.b)
    rig.wireframe.push(PageScreen("Under"), from: rig.stage.stack(of: rig.a)[1])
    rig.wireframe.select(rig.a)

    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          select B
          push PageScreen "Under" onto A
          select A
        """)
    #expect(rig.stage.stack(of: rig.a).titles == "A/Page/Under")
  }

  @Test func ignoresWhatIsNoRootItem() {
    let page = PageScreen("Page")
    let modal = PageScreen("Modal")
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentModally(modal, from: page)
    _ = rig.newLog()

    for screen in [page, modal, PageScreen("Stranger")] {
      #expect(rig.wireframe.select(screen) == .ignored(.notOnStage(screen.name)))
    }

    rig.expectLog(
      matches: """
          ignored select Page: PageScreen "Page" is not on stage
          ignored select Modal: PageScreen "Modal" is not on stage
          ignored select Stranger: PageScreen "Stranger" is not on stage
        """)
  }

  @Test func namesARootItemByItsRepresentation() {
    let shelf = ShelfScreen()
    rig.wireframe.install(rootItems: [shelf, rig.b])
    rig.wireframe.select(shelf)
    rig.wireframe.select(rig.b)
    rig.wireframe.select(shelf)

    rig.expectLog(
      matches: """
          install tab bar: Shelf, B
          ignored select Shelf: already there
          select B
          select Shelf
        """)
  }
}

private final class ShelfScreen: RootLevelRepresentable {
  let title = "All my books"
  let rootLevelRepresentation = RootLevelRepresentation(title: "Shelf")
}

@MainActor
struct ReturningScreenTests {
  @Test func hidesAndShowsAScreenThatLeavesAndReturnsInOneBatch() {
    let rig = Rig()
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.a)
    var changes: [String] = []
    let observation = rig.stage.observe { change in
      switch change {
      case .entered(let screen): changes.append("entered \(screen.title)")
      case .left(let screen): changes.append("left \(screen.title)")
      case .becameVisible(let screen): changes.append("became visible \(screen.title)")
      case .hid(let screen): changes.append("hid \(screen.title)")
      case .started, .ended: break
      }
    }

    rig.wireframe.batch {
      rig.wireframe.pop(page)
      rig.wireframe.presentModally(page, from: rig.a)
    }

    #expect(changes == ["hid Page", "left Page", "entered Page", "became visible Page"])
    observation.cancel()
  }
}

@MainActor
struct MinimizableTests {
  @Test func standsOnAStackOfItsOwn() {
    let rig = Rig()
    let player = Player()
    rig.wireframe.installMinimizable(player, animated: true)
    _ = rig.newLog()

    let outcomes = [
      rig.wireframe.pop(player), rig.wireframe.pop(to: player), rig.wireframe.popToRoot(of: player),
      rig.wireframe.select(player),
    ]

    #expect(
      outcomes == [
        .ignored(.isRoot(player.name)), .ignored(.alreadyThere), .ignored(.alreadyThere),
        .ignored(.notOnStage(player.name)),
      ])
    #expect(rig.stage.stack(of: player).titles == "Player")
    #expect(rig.stage.stack(of: player.minimizedControls).titles == "Controls")
  }

  @Test func playerThatIsItsOwnControlsIsIgnored() {
    let rig = Rig()
    let player = SelfControlled()

    let outcome = rig.wireframe.installMinimizable(player, animated: true)

    let name = ScreenName(typeName: "SelfControlled", title: "Player")
    #expect(outcome == .ignored(.alreadyOnStage(name)))
    #expect(rig.stage.playerScreen == nil)
    #expect(!rig.stage.isOnStage(player))
  }
}

private final class SelfControlled: FullscreenMinimizable {
  let title = "Player"
  var minimizedControls: any Screen { self }
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// The front screens while the player is maximized.
@MainActor
struct MaximizedPlayerTests {
  private let rig = Rig()

  init() {
    rig.wireframe.push(PageScreen("C"), from: rig.a)
    rig.wireframe.installMinimizable(Player(), animated: true)
    rig.wireframe.maximizeMinimizableView(animated: true)
    _ = rig.newLog()
  }

  @Test func modalWithoutSenderComesOverThePlayer() {
    rig.wireframe.presentModally(PageScreen("Modal"))

    let presented = "present PageScreen \"Modal\" over Player \"Player\" as sheet"
    rig.expectLog(matches: "  \(presented), dismiss button Done")
  }

  @Test func goesNotBackBehindThePlayer() {
    rig.stage.perform(.backTo("A"))

    rig.expectLog(
      matches: """
        > back to "A"
          refused: Player "Player" is in front; possible: back
        """)
    #expect(rig.stage.stack(of: rig.a).count == 2)
  }
}
