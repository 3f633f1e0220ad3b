import TestSupport
import Testing
import Wireflow

@MainActor
struct ElementTests {
  let form = FormScreen("Form")
  let rig: Rig

  init() {
    rig = Rig()
    rig.wireframe.push(form, from: rig.a)
    _ = rig.newLog()
  }

  @Test func reachesEveryKindOfElement() {
    rig.stage.perform(.type("Ada", into: "Name"))
    rig.stage.perform(.toggle("Remember me"))
    rig.stage.perform(.choose("M", in: "Size"))
    rig.stage.perform(.tap(.init("Send", occurrence: 1)))

    #expect(form.name == "Ada")
    #expect(form.isRemembered)
    #expect(form.size == "M")
    #expect(form.taps == ["first"])
    rig.expectLog(
      matches: """
        > type "Ada" into "Name"
        > toggle "Remember me"
        > choose "M" in "Size"
        > tap "Send" 1
        """)
  }

  @Test func choosesAnOptionWithoutALabel() {
    rig.stage.perform(.choose("S"))

    #expect(form.size == "S")
  }

  @Test func listsWhatTheUserCouldDo() {
    rig.wireframe.push(PageScreen("Page"), from: form)
    #expect(
      rig.stage.possibleActions.map(\.description) == [
        "back", #"back to "A""#, #"select "A""#, #"select "B""#,
      ])

    rig.wireframe.presentModally(FormScreen("Modal"))
    #expect(
      rig.stage.possibleActions.map(\.description) == [
        #"tap "Send" 1"#, #"tap "Send" 2"#, #"type "Ada" into "Name""#,
        #"type sample "wrong" into "Password""#, #"type sample "the right one" into "Password""#,
        #"toggle "Remember me""#, #"choose "S" in "Size""#, #"choose "M" in "Size""#, "dismiss",
      ])

    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: form)
    #expect(rig.stage.possibleActions == [.choose("OK")])
  }

  @Test func performsEachActionThatItLists() {
    for action in rig.stage.possibleActions {
      #expect(rig.stage.perform(action) == .performed)
    }

    #expect(form.name == "Ada")
    #expect(form.password == "sesame")
  }

  @Test func numbersRootItemsOfOneTitle() {
    rig.wireframe.install(rootItems: [PageScreen("Same"), PageScreen("Same")])
    _ = rig.newLog()

    rig.stage.perform(.select("Same"))
    rig.stage.perform(.select(.init("Same", occurrence: 2)))

    rig.expectLog(
      matches: """
        > select "Same"
          refused: 2 elements are "Same", say which, such as "Same" 2; \
        possible: select "Same" 1, select "Same" 2
        > select "Same" 2
          select Same
        """)
  }

  @Test func reachesTheAlertAloneOrElseWhatIsVisible() {
    #expect(rig.stage.possibleActions.contains(.tap(.init("Send", occurrence: 2))))

    rig.wireframe.presentModally(PageScreen("Modal"))
    #expect(rig.stage.possibleActions == [.dismiss])

    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.a)
    #expect(rig.stage.possibleActions == [.choose("OK")])
  }

  @Test func reachesSeveralColumnsFromTheFront() {
    let columns = WireframeContainer(name: "columns", rootNavigation: .tabs, columns: 2) { $0 }
    rig.stage.submit(.install([form, rig.b], in: columns))
    let detail = PageScreen("Detail")
    rig.wireframe.push(PageScreen("Under"), from: form)
    rig.wireframe.push(detail, from: rig.stage.stack(of: form)[1])

    #expect(rig.stage.visibleScreens.titles == "Detail/Form")
    #expect(rig.stage.perform(.tap(.init("Send", occurrence: 1))) == .performed)
  }
}
