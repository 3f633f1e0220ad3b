import Wireflow
import WireflowInteraction

@MainActor func watchShop(on stage: Stage) throws {
  let watch = stage.watch { picture, transition in
    for page in picture.frontPages {
      print(page.title, page.elements.map(\.name))
    }
  }
  stage.perform(try UserAction(parsing: "tap \"Buy\""))
  watch.cancel()
}
