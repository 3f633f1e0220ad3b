/// The services that warps pass to their screens.
@MainActor
struct Services {
  let movies: any MoviesService
  let settings: any SettingsService
}
